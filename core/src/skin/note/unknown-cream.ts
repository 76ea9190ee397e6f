/** A cream of which nobody says what is in it, or that is sold to lighten. */
export const UNKNOWN_CREAM =
	/\b(?:(?:creams?|soaps?|lotions?|tubs?|pots?|jars?|mix\w*)\b.{0,60}\b(?:from the (?:market|stall|shop|salon|parlou?r)|market|no (?:label|name|ingredients?|list)|unlabel\w*|mix(?:es|ed)? (?:it )?(?:herself|himself|themselves|for (?:me|people|customers)))|(?:market|salon|parlou?r|stall)\b.{0,40}\b(?:creams?|soaps?|lotions?|tubs?|pots?|jars?|mix\w*)|mix(?:es|ed)? (?:it )?(?:herself|himself|themselves)|(?:mix(?:ed|ing)?|toning|fairness|bleach\w*|lighten\w*|whiten\w*|glow|promix\w*|organic) (?:creams?|soaps?|lotions?|mix|tubs?|oils?))\b/;
/** It comes back as soon as the cream is missed. */
export const REBOUND =
	/\b(?:if|when|whenever|once|any ?time|each time|every time|the (?:day|moment))\b.{0,60}\b(?:forget|forgot|miss|missed|skip|stop|stopped|leave it|run out|do not use|without it|off it|finishes)\b.{0,90}\b(?:pepper\w*|come(?:s)? (?:out|back)|break(?:s)? out|burn\w*|itch\w*|red\w*|dark\w*|worse|rash\w*|pimples|spots|bumps|flare\w*|peel\w*|swell\w*|scratch\w*)\b|\b(?:go|went|going|run|crawl) back to (?:it|the (?:cream|tub|pot|mix|tube))\b/;
export const THINNED =
	/\b(?:(?:red|thin|little|tiny|small|spider) (?:red )?(?:threads?|veins?|lines|vessels)|visible (?:veins|vessels)|thread veins|skin (?:is |has |got |become )*(?:thin\w*|see through|transparent|shiny and red)|stretch marks on my face|hair (?:is |now |started )?(?:growing )?(?:on|under) my (?:chin|face|cheeks?)|knuckles)\b/;
