// All pictures that are loaded on demand, as one chunk.

export { placeAddress } from './places'
export { portraitAddress } from './portrait'
