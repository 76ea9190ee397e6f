import { phrases } from "../note/phrases.ts";

/** Plain words that mean something only beside each other; rules join two to four of them. */

export const LONE_THING = phrases(
	"bump|lump|spot|patch|mark|mole|freckle|pimple|nodule|thing|blob|bit|sore|scab|wart|growth|dot|dimple|crust|zit|blemish|area|lesion",
);
export const BLOOD = phrases("bled|bleed*|blood|bloody");
export const AGAIN = phrases(
	"reforms|regrows|splits|again|twice|three times|keeps|comes and goes|on and off|returns|every few|every time|each time|never|months|weeks|since|always|over and over|still|years",
);
export const HANDLED = phrases(
	"popped|picked|squeezed|shav*|scratched it|pregnan*|brush* my teeth|nose picking|cut myself|lipstick",
);
export const INKY = phrases(
	"ink|tar|jet black|pitch black|black and|is black|went black|turned black|gone black|black bit|black dot|blue black|very dark|almost black",
);
export const LIKENED = phrases(
	"mother of pearl|pearl*|wax*|barnacle|cauliflower|volcano|crater|horn|candle wax|spilled ink|spilt ink|stuck on|doughnut|donut|shiny|glassy|jelly|see through|raised edge*|dent in the middle|dip in the middle|tiny veins|red veins|blood vessels|thread veins",
);
export const EXPOSED = phrases(
	"nose|nostril|ear|ears|temple|scalp|forehead|eyelid|cheek|lip|bald|brow|neck|chest|shoulder|hand|head|jaw|chin|eye",
);
export const RED_CHEEKS = phrases(
	"red|flush*|rosacea|raw beef|beetroot|tomato|rosy|ruddy|burning cheeks|pink cheeks|blush*",
);
export const LIDS = phrases("eye*|lid*|lash*");
export const GRITTY = phrases(
	"glued|gritty|grit|sand*|sticky|crust*|bloodshot|scratchy|burn*|streaming|gunk*|stye*|dry and sore|watery",
);
export const WING_RASH = phrases(
	"cheekbones|shape of wings|wing*|butterfly|over my nose|across my nose|cheeks and nose|bridge of my nose|mask of red|nose and both cheeks",
);
export const WHOLE_BODY = phrases(
	"hands ache|hands hurt|stiff hands|hands are stiff|hands stiff|joint*|wrist*|knuckle*|finger*|knees|ankles|elbows|hair shed*|hair loss|losing hair|mouth ulcer*|tired*|exhaust*|fatigue*|fever|weight|sunlight|chest pain",
);
export const CYCLE = phrases(
	"no monthly|no monthlies|no period*|no bleed|not had a period|not bled|not come on|no monthly|no monthlies|no period*|no bleed|not had a period|not bled|not come on|period*|monthly|monthlies|cycle*|time of the month|bleed|menstru*|aunt flo",
);
export const CYCLE_GONE = phrases(
	"no period*|no monthly|no monthlies|no bleed|stopped|irregular|missing|missed|skip*|half a year|months|every \\d\\d|all over the place|vanished|gone|twice a year|three a year|rare|disappeared|not had|not come|unpredictable",
);
export const MAN_HAIR = phrases(
	"whisker*|stubble|chin hair*|beard|moustache|mustache|hairs on my|hair on my|hairy|sideburn*|hairline|thinning|shave|deeper voice|acne|spots|breakout*|jaw*",
);
export const PRESCRIBED = phrases(
	"prescri*|antibiotic*|doctor|gp|derm*|courses of|roaccutane|lymecycline|doxy*|epiduo|differin|duac|tret*|adapalene|benzoyl",
);
export const NO_USE = phrases(
	"still full|still bad|still awful|is still|still spotty|still have|still got|nothing touches|nothing has touched|nothing has|nothing shift*|not shift*|no use|useless|not budg*|not work*|not help*|no better|not better|no change|same|no difference|failed|did nothing|not clear*|still there|still covered|still break*|not a dent|no joy|zero change|no progress|waste of",
);
export const BARE = phrases(
	"missing|hairless|bald|bare|smooth|no hair|missing hair|thin patch|hair gone|hair has gone|hair came out|fell out",
);
export const ROUND = phrases("circle*|coin*|round|ring*|patch*|quarter|penny|disc*|size of");
export const HAIRY_PLACE = phrases("beard|scalp|head|brow*|eyebrow*|lash*|hair|parting|moustache");
export const WHITISH = phrases(
	"chalk*|milk*|white|porcelain|snow*|pale|colourless|colorless|ghostly|bleached",
);
export const PATCHES = phrases("patch*|spots|areas|blotches|islands|bits|rings|map");
export const WHITE_PLACES = phrases(
	"finger*|mouth|eyes|eyelid*|hands|spread*|tan|grow*|bigger|elbows|knees|armpits|lips|neck",
);
export const DARKER = phrases("dark*|brown|shadow*|muddy|pigment*|tan patches|mask|stain*");
export const MASK_PLACES = phrases("cheek*|forehead|upper lip|lip|face|temples|moustache");
export const BY_HORMONE = phrases(
	"coil|pill|implant|iud|depo|patch contracept*|contracept*|pregnan*|gave birth|baby was born|after the baby|after my baby|hormone*|hrt|ivf|postpartum|birth control|mirena|nexplanon",
);
export const LUMPS = phrases("lump*|boil*|cyst*|abscess*|bumps");
export const FOLDS = phrases(
	"armpit*|pits|under arms|underarm*|under my arms|groin|thigh*|breast*|boob*|bum|buttock*|bikini line",
);
export const COMES_BACK = phrases(
	"each|every|always|back|again|burst*|smell*|tunnel*|leak*|drain*|scar*|recurr*|months|years|another|more|keep*",
);
export const ECZEMA = phrases("eczema|dermatitis|psoriasis");
export const OUT_OF_HAND = phrases(
	"half of me|covers|most of|80|90|swollen lids|eyelids swollen|blood*|bleed*|taken over|whole|everywhere|unbearable|worst|awake|sleep|cannot cope|no relief|every inch|raw|covered|head to toe|all over|ruining|weep*|spreading fast",
);
export const CALM = phrases(
	"calm|under control|used to|gone|mild|small patch|a bit|no longer|when i was|clear now|healed|fine now",
);

export const DISCOLOURED = phrases("blue|black*|purple|grey|gray|dusky|crunch*|crackl*|dead|bronze|maroon");
export const FLESH = phrases(
	"leg*|arm*|foot|hand|cheek|neck|wound|graze|cut|thigh|belly|groin|toe*|bite|boil",
);
export const BLISTERY = phrases(
	"blister*|crunch*|crackl*|agony|unbearable|spread*|foul|numb|pain is|screaming",
);
export const HALF_FACE = phrases(
	"hanging|hangs|sagging|sagged|dropped|slack|one side|left side|right side|half|lopsided|will not close|cannot close|not shut|droop*|crooked|open one|slid*|numb",
);
export const FACE_MOVES = phrases("mouth|smile|face|eye|cheek|lips");
export const LIMB = phrases("leg|arm|hand|speech|speak*|talk*|words|balance|foot|sentence*|swallow*");
export const WEAK = phrases(
	"wobbly|weak|heavy|numb|funny|slur*|nonsense|dead|tingl*|jumbled|drops|dropping|lift|clumsy|gibberish|garbled",
);
export const HOT_DAY = phrases(
	"sun*|heat*|hot day|roofing|degrees|\\d\\d c|sunbath*|radiator|boiling outside|marathon|desert|festival|building site|beach|sauna",
);
export const BOILED = phrases(
	"nonsense|gibberish|stopped sweating|not sweating|confus*|vomit*|puk*|throwing up|fainted|passed out|collapsed|twitch*|seizure|cannot stand up",
);
export const NUMBED = phrases("numbing|lidocaine|emla|anaesthetic|anesthetic|tktx");
export const POISONED = phrases(
	"flutter*|palpitation*|ringing|dizzy|faint*|blue|shak*|twitch*|confus*|heart|cannot breathe|blurr*|metal* taste",
);
export const OPENING = phrases(
	"frozen|froze|freez*|cryo*|hole|removed|mole off|peel|wax*|pierc*|thread*|tattoo*|inject*|needl*|surgery|surgical|operation|cut|graze*|bite|bitten|scratch*|shav*|ingrown|squeez*|popped|stitch*|filler*|botox|burn*|dermaplan*|blister|extraction*",
);
export const DISCHARGE = phrases(
	"stinks|reeks|weeps|pus|stuff coming out|fluid coming|leak*|ooz*|gunk*|discharge|green|smell*|stink*|weep gold|yellow goo|yellow stuff|yellow fluid|dripping|cloudy fluid",
);
export const ANGRY = phrases(
	"hot|throb*|swollen|swelled|swelling|fat|puffy|angry|fire red|bright red|hard|burning|spread*|tender|warm|pulsing",
);
export const GOLD = phrases("gold*|honey*|amber|yellow*|cornflake*|syrup*|caramel");
export const CRUSTED = phrases("weep*|crust*|ooz*|scab*|sticky|stick to|seep*");
export const NEAR_MOUTH = phrases(
	"nose|mouth|lip*|chin|nostril*|cheek*|face|ear*|kid|toddler|son|daughter|nursery",
);
export const BROWN_SCAB = phrases(
	"yellow label|yellow tint|yellow undertone*|yellow bottle|gold serum|gold mask|gold jewel*|honey mask|honey cleanser|raw honey|24k",
);

export const LOVED_ONES = phrases(
	"parents|family|everyone|everybody|mum|mom|dad|kids|children|wife|husband|they|people|world|friends|partner|brother|sister",
);
export const BETTER_OFF = phrases(
	"better off|happier when|happier once|cheaper without|lighter without|relieved when|relief for",
);
export const AFTERWARDS = phrases(
	"open casket|casket|coffin|my funeral|my ashes|my obituary|card for after|cards for after|letters for after|for after i|takes me in my sleep|take me in my sleep|take me in the night|put me down like|put me out of my|end my misery|in my next life|wrote my will|last goodbye|final goodbye|final post|last post|one last time before i",
);
export const PILLS = phrases(
	"pills|paracetamol|tablets|tylenol|insulin|sleeping tablets|sleeping pills|codeine|antidepressants|acetaminophen|painkillers",
);
export const ENOUGH = phrases(
	"swallow*|take all|taking all|down the whole|every last|bought enough|got enough|have enough|saved|saving up|stash*|hoard*|collected|hidden|counted|counting|all of them|whole box|whole bottle|handful|lined up",
);
export const TOOL = phrases(
	"tweezers|scissors|blade*|razor*|needle*|pin|knife|lighter|iron|straightener*|cigarette*|glass|compass|nails|scalpel|match*",
);
export const LIMB_OWN = phrases(
	"thigh*|arm|arms|wrist*|leg|legs|stomach|hip*|hand|forearm*|ankle*|belly|skin|knee*|cheek*",
);
export const RELIEF = phrases(
	"feels better|better than|when i break out|because of my|after a bad|whenever|calm*|relief|release|cope|numb|punish*|deserve*|stress*|upset|sad|angry|feel something|feel better|feels good|helps me|push* _ into|press* _ into|drag*|stab*|jab*|to stop feeling",
);
export const GROOMING = phrases(
	"shav*|ingrown|hairs|body hair|leg hair|arm hair|splinter|pluck*|wax*|epilat*|dermaplan*|accident*|cook*|sew*|brow*|blackhead*|milia|lancet|stress spots",
);
export const ABUSER = phrases(
	"husband|boyfriend|wife|girlfriend|partner|dad|father|mum|mom|mother|stepdad|stepmum|uncle|brother|he|she|ex|pimp|boss",
);
export const LAYS_HANDS = phrases(
	"hold*/held/push*/shove*/slam*/smash*/grab*/drag*/pull*/force*/pin*/twist*/burn*/slap*/hit*/punch*/kick*/chok*/beat*/scratch*/squeez*/bit/throw*/threw _ me/my face/head/hair/neck/arm/throat/wrist/jaw/ear/cheek",
);
export const GENTLE = phrases(
	"hold* me to|pushes me to|pushed me to|forces me to|forced me to|hit me up|pulls me in|grabs me a|threw me a|drag* me to|beats me at|beats me to|massage*|facial|by accident|spar*|rugby|football|play*|in bed lol|ball|sale|heat hit|smell hit|wind|sun|toddler|baby|cat|dog|facialist|salon|therapist|dentist|hairdresser|beautician|nurse|doctor|she swears|bought|threw in",
);

export const UNTOUCHED = phrases(
	"cannot kiss|cannot be touched|not be touched|never let a man|never let a woman|never let anyone|never been kissed because|lights off|only in the dark|in daylight|keep the curtains|curtains shut|curtains closed|sunglasses indoors|not be seen in daylight|nobody near me|hide under",
);
export const STAYED_AWAY = phrases(
	"not gone in|gone in to college|not gone to school|not gone to college|not gone to uni|not gone to work|not gone back|not been in since|not left the bedroom|not opened the door|off sick with my face|on sick leave for my skin",
);
export const MOCKED = phrases(
	"poll about my|voted my|rated my|made a poll|chant* at|sang about my|posted about my|tiktok about my|story about my|sticker of my|filter* of my face|nickname|named me|compare me to",
);
export const PORE_COUNT = phrases(
	"number of my pores|number of pores|count* my pores|counted my pores|count* every|\\d\\d\\d on the nose|know every pore|map of my|log of my|diary of my pores|spreadsheet",
);
export const CLEANSES = phrases("wipe*|wash*|scrub*|clean*|sanitis*|sanitiz*|disinfect*|shower*");
export const TOO_OFTEN = phrases(
	"every half hour|half hourly|every hour|hourly|every \\d\\d minutes|every ten minutes|contaminat*|feel dirty|feel unclean|never clean|not clean enough|till it bleeds|until it bleeds|something bad|\\d\\d times",
);
export const FOOD_RULES = phrases(
	"no food till|no food until|not allowed to eat|earn my food|earn food|reward for no food|my reward for no|allowed one|one meal|count every calorie|ate nothing|nothing but water|only water|water only|only rice|only cucumber|only lettuce|spit out|chew and spit|weigh* after",
);
export const RED_OR_RASH = phrases("red*|rash*|flush*|pink|burn*");
export const THROBS = phrases("throb*|pulsing|pulsat*|hot");
export const REDDENED = phrases("red|fire red|bright red|crimson|scarlet|purple");
export const PICKING = phrases("pick*|squeez*|dig|digs|digging|goug*|peel* my skin|tear* my skin|chew*");
export const COMPELLED = phrases(
	"only way|hours|every night|each night|all night|bleed*|blood*|asleep|compuls*|urge*|trance|cannot stop|without noticing|till|pillow is red|raw",
);
export const NOT_SKIN_PICKING = phrases(
	"picking up|pick up|pick one|picking serum*|pick a|pick the|picking new|squeezed one|once|nose pick*|pick between|picking between|pick out|picked one|chewing gum|chewable|cucumber|digging the|dig this|dig the|squeeze bottle|no picking|stopped picking",
);
export const STING = phrases("bite|sting|bitten|stung|spider");
export const BLACK_CENTRE = phrases(
	"black centre|black center|black middle|black in the middle|black hole|turning black|gone black|blue centre",
);
export const TINGLE = phrases("tingl*|burn*|stab*|prickl*|sore|painful|electric|zapp*");
export const STRIPE = phrases("stripe|band|line|strip|one side|belt|left side|right side");
export const WATER_BLISTER = phrases("blister*|vesicle*|fluid filled|little bubbles");
export const STRONG_ACID = phrases(
	"lactic|glycolic|tca|salicylic|mandelic|peel|peeling solution|acid|retinol|tretinoin|hydroquinone|peroxide|bleach|veet|nair|wart",
);
export const TOO_LONG = phrases(
	"too long|overnight|fell asleep|forgot|left it on|left on|minutes|double dose|twice the|undiluted|neat",
);
export const SKIN_GONE = phrases(
	"glazed|wet|stings at air|raw|weep*|ooz*|blister*|skin off|peel* off|burnt|burned|scab*|swollen|agony|sheets",
);
export const PEARL = phrases("pearly|pearl|mother of pearl|pearlescent");
export const CRUSTY_BIT = phrases("crust*|scab*|scale|splits|split|flake|horn");
export const REFORMS = phrases(
	"reforms|comes back|comes off|falls off|regrows|splits again|heals , splits|heals and|grows back|back again|drops off",
);
export const CREAMY = phrases("yellow*|cream colo*|creamy|custard|butter*|waxy");
export const DEPOSIT = phrases("lump*|bump*|patch*|plaque*|deposit*|streak*|spots");
export const INNER_LID = phrases("eyelid*|inner eye|lids|inner corner*|corner of my eye*|corners of my eyes");
