import type { Concern } from "../../skin/concern.ts";

/** How people name what they see on their skin; longer phrases stand first and are read once. */
export const CONCERN_SAID: readonly (readonly [Concern, RegExp])[] = [
	[
		"under_eye",
		/\b(?:dark circles?|under ?eyes?(?: (?:area|circles?|bags?|darkness))?|eye bags?|bags under|puffy eyes|tired eyes|eye circles?|(?:panda|raccoon|sunken|hollow) eyes|(?:look(?:ing)?|looks) (?:\w+ )?(?:tired|exhausted))\b/,
	],
	[
		"dark_spots",
		/\b(?:(?:dark|brown|sun|age|pigment\w*) ?(?:spots?|marks?|patches)|hyper ?pigmentation|pigmentation|melasma|freckles|(?:acne|pimple|post acne|old) marks?|pih|sunspots?|(?:brown|dark|purple) (?:stains?|shadows?|blotches)|spots? left|marks? left|(?:my|these|those|the) marks)\b/,
	],
	[
		"uneven_tone",
		/\b(?:uneven (?:skin )?tone|even(?:er)? (?:skin )?tone|discolou?ration|dull(?:ness)?|glow(?:ing)?|radian(?:ce|t)|brighter|brighten\w*|skin tone|sallow|ashy|gr[ae]y skin|patchy (?:color|tone))\b/,
	],
	[
		"pores",
		/\b(?:pores?|black ?heads?|white ?heads?|clogged|craters?|strawberry nose|holes (?:on|in|all over) my|sebaceous filaments?)\b/,
	],
	[
		"texture",
		/\b(?:(?<!\b(?:that|this|the|its|lighter?|richer?|gel|thick|thin|nice|what|which|whose|different|another) )textured?|rough(?:ness)?|bumpy|tiny bumps|smooth(?:er|ness)?|orange peel|sandpaper|(?<!\b(?:razor|shaving|shave|ingrown|goose) )bumps)\b/,
	],
	[
		"acne",
		/\b(?:acne|pimples?|break ?outs?|breaking out|blemish(?:es)?|spots|spotty|pimply|bacne|pustules?|papules?|pizza face)\b/,
	],
	[
		"redness",
		/\b(?:red(?:ness)?|flush(?:ed|es|ing)?|blotch(?:y|es)|rosacea|ruddy|blush(?:ing)?|(?:like a|as a) (?:tomato|lobster|beetroot|beet)|beet red|scarlet|blush(?:es|ed)?|broken (?:veins|capillaries)|spider veins)\b/,
	],
	[
		"shine",
		/\b(?:oily|oil(?:iness)? control|oiliness|shin(?:e|y)|greasy|sebum|mattify\w*|matte|grease ?(?:ball|pit|fest)?|oil (?:slick|spill)|slick|shine like|glossy face)\b/,
	],
	[
		"lines",
		/\b(?:wrinkl\w*|fine lines?|lines|anti ?aging|aging|crows? feet|smile lines|sagging|firm(?:er|ing|ness)|younger|creases?|furrows?|frown lines?|(?:the )?elevens|crepey|jowls|turkey neck|laugh lines?)\b/,
	],
	[
		"dryness",
		/\b(?:dry(?:ness)?|drier|dehydrat\w*|flak(?:y|ing|es)|parched|cardboard|like a cracker|parchment|thirsty|sandpapery|peel(?:ing|s)? (?:off|skin)|scaly|crusty|cracked|sahara|desert|tight(?:ness)?|hydrat(?:e|ed|ing|ion)|moisture)\b/,
	],
];
