"""The lab: many games on many cores, with results that are kept and can be continued."""
