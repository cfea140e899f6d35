"""The events of Fairy Land, all by name, and what each observer sees of a journal entry."""

from __future__ import annotations

from typing import Final, get_args

from ....kernel.catalogue import Catalogue
from ..rules import entries
from .events_clearings import Abandoned as Abandoned
from .events_clearings import Bade as Bade
from .events_clearings import Began as Began
from .events_clearings import Dawned as Dawned
from .events_clearings import Emptied as Emptied
from .events_clearings import Explored as Explored
from .events_clearings import Fed as Fed
from .events_clearings import Opened as Opened
from .events_clearings import Passed as Passed
from .events_clearings import Placed as Placed
from .events_clearings import Struck as Struck
from .events_clearings import Took as Took
from .events_decks import Buried as Buried
from .events_decks import Drew as Drew
from .events_decks import Gained as Gained
from .events_decks import Kept as Kept
from .events_decks import Looked as Looked
from .events_decks import Sank as Sank
from .events_decks import Shuffled as Shuffled
from .events_decks import Used as Used
from .events_decks import Visited as Visited
from .events_end import Boxed as Boxed
from .events_end import Counted as Counted
from .events_end import Ended as Ended
from .events_end import Leftover as Leftover
from .events_end import Shown as Shown
from .events_end import Won as Won
from .events_fairies import Banished as Banished
from .events_fairies import Crested as Crested
from .events_fairies import Paid as Paid
from .events_fairies import Played as Played
from .events_fairies import Recalled as Recalled
from .events_fairies import Returned as Returned
from .events_fairies import Spared as Spared
from .events_fairies import Stayed as Stayed

# fmt: off
LandEvent = (
    Opened | Began | Dawned | Placed | Explored | Visited | Bade | Passed | Played | Paid
    | Recalled | Stayed | Spared | Banished | Took | Abandoned | Shuffled | Looked | Kept
    | Sank | Buried | Crested | Used | Returned | Drew | Gained | Struck | Fed | Emptied
    | Ended | Shown | Leftover | Boxed | Counted | Won
)
# fmt: on

CATALOGUE: Final[Catalogue[LandEvent]] = Catalogue(entries, get_args(LandEvent))
