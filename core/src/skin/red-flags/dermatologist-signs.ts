import { phrases } from "../note/phrases.ts";

export const GROWTH = phrases(`
	bump|spot|lump|patch|mark|mole|freckle|age spot|sun spot|sunspot|liver spot|lesion|growth|nodule|dot|blemish|thing|one by my|one on my|beauty spot|birthmark|bit|zit|pimple|scab|crust|wart|skin tag|sore
`);
export const PEARLY = phrases(
	"pink shiny lump|shiny lump|shiny nodule|shiny dome|pink shiny|shiny red bump|glossy|see through|pearly|pearl|like a pearl|shiny little|shiny bump|shiny pink|shiny spot|translucent|waxy|rolled edge*|red veins|tiny veins|visible veins|thread veins|dent in the middle|dip in the middle|crater|volcano",
);
export const BLEEDS = phrases("bled|bleed|bleeds|bleeding|keeps bleeding|weeps|scabs|crusts|crusting|oozes");
export const SCALY = phrases(
	"scaly|scale|crusty|crusted|rough|sandpaper*|gritty|horn|horny|hard|flaky|horn like|like a horn|dry patch|scabby|scab",
);
export const RETURNS = phrases(`
	keeps? coming back|comes back|came back|back it comes|comes straight back|returns|again and again|over and over|grows back|never goes|bleeds when|growing|will not go|not go away|not going|will not heal|not heal*|never heal*|not healed|will not clear|for months|for weeks|months now|been there since|been there for|falls off|scabs again|bleeds again|scrape it off|pick it off|peel it off|keeps bleeding|keeps crusting|keeps scabbing|keeps flaking|refuses to|fix it|persist*|does not go
`);
export const CHANGED = phrases(`different|weird|funny|odd
	
	growing|grown|grew|grows|bigger|larger|darker|changed|changing|changes|wider|raised|bumpy|lumpy|turned|gone bumpy|lots of new|several new|many new|two colou*|2 colou*|three colou*|different colou*|multi coloured|itch*|wonky|irregular|uneven|jagged|ragged|asymmetr*|blurred edge|fuzzy edge*|odd shape|not round|black bit|black dot|used to be flat|slow growing|new one|went black|gone black|spreading|outline|different from the others|ugly duckling|sore now|crusty now|bleed*|bled
`);
export const MOLE_WORD = phrases(
	"mole|moles|freckle|freckles|age spot*|sun spot*|liver spot*|beauty spot|beauty mark|birthmark|brown spot|black spot|dark spot on|brown mark|the one by|the one on|one by my|pigmented|beautician",
);
export const AGE_SPOT = phrases(
	"smudge|stain|splodge|brown blob|dark blob|age spot|liver spot|sun spot|sunspot|brown spot|brown mark|brown patch|freckle|mole|the one by|the one on",
);
export const OUTGROWS = phrases(
	"slow growing|growing over|grown over|darker at|wonky|outline|irregular|jagged|uneven edge|blurred edge|two colou*|three colou*|gone bumpy|got bumpy|became raised|got raised|bigger than",
);
export const NAIL = phrases("nail|thumbnail|fingernail|toenail|nails");
export const NAIL_SIGN = phrases(
	"nail streak|nail line|nail stripe|dark nail|streak|stripe|dark line|brown line|black line|dark streak|brown streak|black streak|dark stripe|brown stripe|black stripe|pigment* stripe|line down|streak down",
);
export const LIP_SORE = phrases("lip|lips|mouth|tongue|ear|nose|scalp|temple|eyelid");
export const SORE_BIT = phrases(
	"scabby|scabs|blister*|sore|sore bit|ulcer|scab|crust*|flaky|rough|white patch|lump|patch|bit|spot|crack|scaly",
);
export const WHITE_IN_MOUTH = phrases(
	"white patch* _ tongue/mouth/cheek/gum*|patch _ inside my cheek|red patch _ mouth",
);
export const FAST_LUMP = phrases(
	"lump _ grow* fast|bump _ grow* fast|spot _ grow* fast|grew fast|growing fast|doubled in size|grown quickly|growing quickly|came up fast|dome|volcano shaped|firm red lump|hard lump",
);

export const YELLOW_LIDS = phrases(
	"yellow* _ eyelid*|yellow* _ lids|yellow* _ corner* of my eye*|eyelid* _ yellow|yellow patch* _ eyelid*|yellow patch* _ eye*|yellow bumps _ eyelid*|yellow deposits|yellow lumps _ eye*|xanthelasma|flat yellow|cholesterol deposit*|cholesterol bumps|yellow spots _ eyelid*|yellow plaque*",
);
export const JAUNDICE = phrases(
	"skin turning yellow|skin is turning yellow|skin going yellow|skin looks yellow|turned yellow all|yellow all over|eyes turning yellow|yellow tint to my eyes|yellowish eyes|whites of my eyes _ yellow|whites of _ eyes _ yellow|yellow eyes|eyes _ yellow|eyes look yellow|eyes are yellow|yellow whites|jaundice*|skin _ turned yellow|skin _ gone yellow|skin is yellow|gone yellow all over|yellow skin|dark wee|wee is dark|dark urine|pee is dark|dark pee|pale poo|pale stool|tea colored urine",
);
export const HORMONE_SIGN = phrases(
	"periods stopped|period stopped|no period*|missed periods|irregular periods|irregular cycle*|periods all over|periods _ irregular|period* every|have not had a period|no cycle|pcos|polycystic|skip* periods|only have _ periods|periods are rare|period* vanish*|lost my period*|not had a period",
);
export const HAIR_SIGN = phrases(
	"chin hair*|chin _ hairs|hair on my chin|hairs on my chin|facial hair|hair on my face|hair on my upper lip|beard hair*|hair on my chest|hair on my belly|moustache hair*|mustache hair|shave my chin|shave my face daily|shave daily|shave my face every|thinning on top|hair thinning|losing hair on top|hairline receding|deep voice|voice _ deeper|gained * stone|weight gain|put on weight|hair _ thin*",
);
export const BREAKOUT = phrases(
	"acne|spots|breakout*|breaking out|pimples|zits|jaw exploded|jawline|chin|cystic|jaw|oily|skin",
);
export const MELASMA =
	phrases(`darkened in patches|darken* _ patches|darkened patches|face darkened|skin darkened|cheeks darkened|dark areas _ cheeks
	dark mask|brown mask|mask like|mask on my face|darker cheeks|shadow on my upper lip|blotchy brown|brown blotches
	
	melasma|chloasma|pregnancy mask|mask of pregnancy|moustache shadow|moustache like|like a moustache|mustache like|like a mustache|upper lip shadow|upper lip _ brown|map like|map on my|brown patch* _ cheek*/forehead/lip|dark patch* _ cheeks|patches on both cheeks|both cheeks _ brown|brown patch*|brown patches|dark patches|grey brown patch*|symmetrical patch*|pigment* patches
`);
export const HORMONAL_TIME = phrases(
	"pill|contracept*|birth control|implant|coil|iud|hormone*|hrt|pregnan*|baby|birth|sun|summer|both sides|both cheeks|symmetrical|moustache|mustache|melasma|chloasma|mask of|menopause|postpartum",
);
export const WHITE_PATCH = phrases(
	"colour draining|color draining|losing its colour|losing its color|lost its colour|lost its color|colour is going|color is going|fading in patches|patches of pale|pale skin patches|lighter patches|patches _ lighter|patches getting lighter|skin turning white|skin going white|bleached looking patches|milk white patch*|white patch*|white spot* spreading|white areas|lost colour|lost color|losing colour|losing color|losing pigment|lost pigment|losing my colour|no pigment|depigment*|pale patch*|vitiligo|patches with no color|patches with no colour|white eyelashes|chalk white",
);
export const WHITE_GROWS = phrases(
	"larger|wider|spreads|slowly|bigger|spread*|growing|more of|new|since|sudden*|round my eyes|round eyes|around _ mouth|around _ eyes|eyes and mouth|no itch|brown skin|black skin|dark skin|shows|summer|appeared|hands",
);
export const BUTTERFLY = phrases(
	"butterfly|malar|lupus|both cheeks over the nose|cheeks and nose _ rash|across _ nose _ cheeks|over _ nose and cheeks|cheeks over the nose|over the bridge|red cheeks and nose|cheeks and nose|nose and cheeks|cheeks and across|rash over my nose|red across my cheeks|rash _ cheeks and nose|redness _ both cheeks",
);
export const JOINTS = phrases(
	"tiredness|fatigued|tired|achy|aching|joint*|fingers _ stiff/swollen|stiff fingers|swollen fingers|fingers swell|knuckles|fingers ache|fingers hurt|hands ache|hands hurt|elbows|ankles|wrists|knees ache|aching hands|hands _ stiff/swollen/ache|mouth ulcer*|hair falling|hair loss|exhausted|tired all the time|so tired|fatigue|worse after any sun|worse in the sun|sun makes it worse|fingers go white|raynaud*|chest hurts when",
);
export const STEROID = phrases(
	"steroid*|hydrocortisone|betamethasone|betnovate|clobetasol|dermovate|mometasone|elocon|eumovate|cortisone|fucidin h|fucibet|daktacort|trimovate|triamcinolone|mix cream|fairness cream|lightening cream|whitening cream|bleaching cream|panderm|skin lite|desonide|topical steroid*",
);
export const STEROID_HARM =
	phrases(`whenever i stop|every time i stop|if i stop|when i miss|without it|red and burns|cannot go without
	
	thin|thinned|thinning|thinner|see veins|veins|see through|stretch marks|burn* when i stop|stop* _ burn*|stop* _ worse|stop* _ back|comes back worse|back worse|worse when i stop|cannot stop|cannot come off|dependent|addicted|withdrawal|rebound|red face since|bumps _ mouth|bumps round|bumps around|pimples|spots around|rash around|little pimples|bruises easily|for years|2 years|3 years|hairy|flares when|red and burning|goes when i use it|for months
`);
export const PERIORAL = phrases(
	"perioral|peri oral|bumps _ round/around _ mouth|rash _ round/around _ mouth|bumps around my nose and mouth|spots _ round/around _ mouth|rash around my nose and mouth|around my mouth and nose|tiny bumps _ mouth|red bumps _ mouth|bumps all round mouth|bumps round my eyes|mouth _ little bumps|muzzle",
);
export const PERIORAL_SINCE = phrases(
	"steroid*|hydrocortisone|cortisone|burn*|sting*|weeks|months|since|inhaler|toothpaste|comes back|spread*|worse|nothing|nose creases|keeps",
);
export const ROSACEA_EYE = phrases(
	"eye* _ gritty|gritty eye*|eye* _ sand*|eye* _ dry and|eye* _ burn*|eye* _ red|eye* _ sting*|eye* _ bloodshot|red eyes|dry eyes|bloodshot|lids _ crust*|crusty lids|crusty eyelids|stye*|blepharitis|eye* _ watery|eye* _ sore|sore eyes|eyelid* _ flaky|eyelids swollen",
);
export const ROSACEA = phrases("rosacea|flush*|red cheeks|cheeks red|red nose|red face|face red|redness");
export const BOILS = phrases("boils|abscesses|lumps|cysts|carbuncle*|hidradenitis|hs");
export const BOIL_PLACES = phrases(
	"groin|armpit*|under boobs|under breasts|under my boobs|inner thigh*|bum|buttock*|back of neck|tunnels|keep coming|same places|again and again|leak*|scarring|over and over|recurr*",
);
export const HAIR_PATCH = phrases(
	"bald spot*|bald patch*|patch of hair _ missing|hair _ coming out in patches|hair _ patches|hair falling out in clumps|clumps of hair|round patch* _ hair|smooth _ bald|alopecia|hair fell out|eyebrow* _ fell out|eyelashes falling out|lost half my eyebrow*|hole in my beard|holes in my beard|gap in my beard|patchy hair loss|eyebrows _ falling out|lashes _ falling out",
);
export const HAIR_PATCH_NOW = phrases(
	"eyebrow*|in my|patches|scalp|brows|lashes|coin*|sized|bare|hairless|smooth|round|new|sudden*|month*|weeks|size of|spreading|growing|popped up|appeared|beard|brow*|lash*|\\d|clumps|falling",
);
export const COLD_SORE = phrases("cold sore*|coldsore*|fever blister*|herpes labialis|lip herpes|herpes");
export const COLD_SORE_NOW = phrases(
	"active|right now|now|today|this morning|coming|tingling|blister*|spread*|crusted|weeping|every month|every few weeks|again|no \\d+|this year|keep getting|keeps coming|another|always same|all the time|nothing works|got a|have a|have an|currently",
);
export const DEEP_ACNE = phrases(
	"like marbles|marbles under|lumps _ under my skin|lumps under|lumps along my jaw|golf balls under|deep lump*|lumps under _ skin|deep under the skin|painful lumps|cyst|cysts|cystic|nodul*|deep painful|deep sore|under the skin _ hurt*|boils on my face|painful bumps|rock hard|hard lumps|conglobata",
);
export const ACNE_PAIN = phrases(
	"hurt*|painful|sore|throb*|weeks|both cheeks|jaw*|scar*|pit|pits|never come to a head|for months|cannot sleep on|swollen",
);
export const SCAR = phrases(`craters|leaving craters|acne _ craters|spots _ craters
	
	acne _ scar*|spots _ scar*|spot leaves a pit|spot leaves a scar|leaves a pit|leaves pits|leaves a hole|leaves a dent|leaves dents|leave dents|leave pits|leave holes|leave scars|leave a scar|leave craters|left dents|left pits|left holes|left craters|leaves craters|leaving pits|leaving dents|leaving holes|leaving scars|getting scars|getting pitted|pitted scars now|starting to scar|scarring|ice pick scars|indented scars _ new|new scars|more scars|pits _ appearing|holes in my cheeks|dents in my skin|turning into scars|turn into scars|scars from every|keloid*|each one scars|every one scars
`);
export const OLD_SCAR = phrases(
	"old scars|old acne scars|scars from my teens|acne scars from|from years ago|my teens|teenage|as a teen|chickenpox|chicken pox|silicone|scar care|accident|surgery|used to|c section|does not bother me|no new|no longer|years ago",
);
export const ACNE_MEDICINE = phrases(
	"epiduo|differin|adapalene|tretinoin|tret|duac|benzoyl peroxide|bp|panoxyl|acnecide|skinoren|azelaic|clindamycin|lymecycline|doxycycline|doxy|minocycline|antibiotic*|spironolactone|treclin|aklief|roaccutane|accutane|salicylic|creams from _ doctor|prescription|gp gave|doctor gave|over the counter|everything|every product|every cream|every acne",
);
export const NOT_HELPED = phrases(
	"unchanged|exactly the same|just as bad|acne the same|acne is the same|still the same|still covered|still|no change|no better|not better|not working|does not work|did not work|not work*|no difference|no improvement|nothing works|nothing helps|nothing has|nothing worked|nothing is|useless|worse|made no|not shifted|not budging|will not budge|not clearing|did nothing|does nothing|done nothing|no luck|no results|failed|same as before|at my wits end|given up",
);
export const MANY_SPOTS = phrases("acne|spots|pimples|breakout*|breaking out|zits|cysts");
export const ECZEMA = phrases("eczema|dermatitis|psoriasis");
export const ECZEMA_BAD = phrases(
	"all over|head to toe|whole body|whole face|all over my face|neck to ankles|covered|everywhere|cannot sleep|no sleep|up all night|sheets bloody|bleeding|bloody sheets|cracked and bleeding|weeping|not working|does not work|nothing works|flaring badly|worst ever|out of control|eyelids swollen|steroid* not|ruining",
);
export const ITCH = phrases("itch*|scratch*");
export const ITCH_BAD = phrases(
	"night sweat*|soak* the bed|soaking the bed|drenched|weight loss|lost weight|losing weight|trouser sizes|lump in my neck|lump in my armpit|lump in my groin|swollen glands|glands|no rash|for months|2 months|3 months|whole family|partner itch*|husband itch*|burrow*|between _ fingers|worse at night|scabies|all over _ no rash",
);
export const SWEATS_LUMP = phrases(
	"lump in my neck|lump in my armpit|lump in my groin|swollen glands|lump above my collarbone|neck lump",
);
export const SWEATS = phrases(
	"night sweat*|soaking the bed|weight loss|lost weight|losing weight|trouser sizes|drenched|without trying|itch*|exhausted",
);
export const DARK_FOLDS = phrases(
	"acanthosis|velvety _ neck|dark velvety|velvet* dark|dark neck _ thick|thick dark skin|neck _ dark and thick|neck _ dark and velvety|dark armpits _ velvety|dark neck",
);
export const MOON_FACE = phrases(
	"moon face|round face _ stretch marks|purple stretch marks|face _ rounder|buffalo hump|bruise easily _ weight",
);
export const THYROID = phrases(
	"thyroid|hair falling out|always cold|cold all the time|gained weight|puffy face|outer eyebrow*|outer third",
);
export const THYROID_ALSO = phrases(
	"dry|exhausted|tired|constipat*|heart racing|shaking|weight|brain fog|eyebrow*",
);
export const HELIOTROPE = phrases(
	"purple eyelids|violet eyelids|lilac eyelids|purple rash around my eyes|weak muscles|muscle weakness|cannot climb stairs|cannot lift my arms|knuckle bumps",
);
export const HIVES_LONG = phrases("hives|urticaria|welts");
export const OFTEN = phrases(
	"every day|daily|for weeks|for months|6 weeks|six weeks|most days|constantly|keep coming|keeps coming",
);
export const NAIL_PSORIASIS = phrases(
	"psoriasis _ joint*|psoriasis _ fingers _ swollen|psoriasis _ knees|joint* _ psoriasis|psoriasis _ fingers|psoriasis _ joints|psoriasis _ toes|fingers _ sausage*|nail pitting|pitted nails|sausage finger*|sausage toe*",
);
export const FUNGUS = phrases(
	"antifungal|anti fungal|fungus cream|athletes foot cream|ringworm|ring shaped|fungal|fungus|tinea",
);
export const FUNGUS_FAILED = phrases(
	"did nothing|not working|no better|spread*|weeks|month*|keeps|came back",
);
export const STAYING_RED = phrases(
	"flush* _ all the time|flush* constantly|face is always red|always red and|permanent redness|red all the time|burning red face|bumps and redness|pimples and redness _ 4\\d",
);
export const SCABBY = phrases(
	"scab*|crust*|scaly|sandpaper*|horn*|gritty|ulcer*|warty|flakes off|that flakes|keeps flaking",
);
export const SUN_LIFE = phrases(
	"sunbed*|tanning|farmer|roofer|gardener|builder|sailor|surfer|lifeguard|golfer|outdoors|outdoor|fair skin*|pale|redhead|bald|australia|queensland|florida|retired|pensioner|7\\d|8\\d|6\\d",
);
export const BUTTERFLY_NAMED = phrases(
	"butterfly rash|butterfly shaped|butterfly shape|malar rash|lupus rash|rash like a butterfly",
);
