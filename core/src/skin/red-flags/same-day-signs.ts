import { phrases } from "../note/phrases.ts";

export const PUS = phrases(
	"pus|yellow/green/smelly/brown discharge/fluid/gunk/stuff/crust*/goo|weeping yellow|oozing yellow|going yellow|yellowish|yellowy|yellow and|gone yellow|turned yellow|gunky|smells|smelly|festering|septic|infected|infection|abscess",
);
export const HOT_SKIN = phrases(
	"hot|boiling|burning hot|warm|throb*|pulsing|shiny red|red and shiny|red shiny|swollen|swelling|getting worse|worse not better|bigger|angry red|angry and",
);
export const OPENED = phrases(`scar|incision|surgical|operation|op site|graft|splinter|thorn|needle
	
	piercing|pierced|stud|nose ring|tattoo*|dermaroll*|derma roll*|microneedl*|needling|needled|needle kit|stitches|wound|cut|graze|bite|bitten|surgery|mole removed|biopsy|filler*|injection*|botox|waxed|waxing|threading|threaded|shaving|ingrown|laser|peel|extraction*|popped|squeezed|lanced|scratch*|burn|blister*|microblad*
`);
export const GROWING_RED = phrases(`
	past the line|over the line|drew round|drew around|drawn round|outside the line|red bit* _ bigger|red area _ bigger|redness _ bigger|redness _ spread*|red patch _ spread*|spread* _ cheek|creeping into|creeping up|creeping across|creeping down|red streak*|red line*|tracking|cellulitis|erysipelas|spreading redness|redness is spreading|spreading fast|spreading quickly
`);
export const ABSCESS = phrases(`
	golf ball|tennis ball|egg sized|size of an egg|size of a grape|massive lump|huge lump|big lump|huge boil|massive boil|abscess|carbuncle|boil|lump
`);
export const ABSCESS_BAD = phrases(
	"throb*|hot|warm|squishy|fluctuant|cannot sleep on|cannot open my mouth|cannot open my jaw|agony|so painful|really painful|very painful|pulsing|red and|swelling up|getting bigger fast|bigger every day",
);
export const IMPETIGO = phrases(`sticky golden|golden scabs|yellow weeping|weeping yellow|crusts like honey
	
	impetigo|school sores|honey colored|honey coloured|honey crust*|like dried honey|like honey|honey like|golden crust*|yellow crust*|yellowy crust*|yellow scab*|golden scab*|cornflake*|weeping sores|crusty sores|crusty yellow|yellow crusty|crusts around my mouth|crusts round my nose|yellowy crusty|gold crust*|crust* _ golden|crust* _ yellow|crust* _ honey|sticky yellow
`);
export const SHINGLES = phrases(`
	shingles|zoster|strip of blisters|band of blisters|line of blisters|stripe of blisters|belt of blisters|blister* _ one side|one side _ blister*|blister* _ left/right|blister* _ ribs|tingl* _ blister*|burny _ blister*|blister* _ tingl*|cluster of blisters|painful blister*|blisters in a line|rash _ one side _ hurts|burning pain _ then _ blister*|stabbing pain _ rash
`);
export const BLISTER = phrases("bubbl*|blister*|water blister*|fluid filled|vesicle*|bubbles on|bubbled");
export const NEW_DRUG = phrases(`
	day \\d+ of _ amoxicillin/antibiotic*/course|amoxicillin|penicillin|antibiotic*|flucloxacillin|co amoxiclav|augmentin|cefalexin|cephalexin|clarithromycin|trimethoprim|nitrofurantoin|septrin|bactrim|sulfa|lamotrigine|carbamazepine|phenytoin|allopurinol|new tablet*|new medication|new medicine|new meds|new pill*|started taking|started _ tablets|minocycline|doxycycline|ibuprofen|naproxen|terbinafine|hydroxychloroquine|plaquenil|contrast dye|vaccine|statin
`);
export const DRUG_RASH = phrases(`
	rash|rashes|red spots|pink spots|pinky red spots|pinky spots|hives|welts|measles like|blotch*|spots from|spots all over|spots on my chest|covered in|spread to my face|itch* like mad|itches like mad|itchy all over|itchy red|bumps all over|red all over
`);
export const DRUG_ALLERGY_KNOWN = phrases(
	"allergic to|allergy to|years ago|as a kid|in hospital once|for acne|for rosacea|for my acne|for the spots|for my skin",
);
export const RING = phrases(
	"bull s eye|bullseye|bulls eye|target _ rash|target shaped|red ring|ring shaped|ring around|ring round|expanding ring|ring that|circle that _ bigger|red circle|ring on my|expanding red|clear middle|clear centre|clear center|pale middle|pale centre|pale center",
);
export const RING_CONTEXT = phrases(
	"tick|ticks|camping|forest|woods|hiking|hike|walk*|long grass|deer|bite|bitten|get* bigger|growing|expanding|spreading|clear middle|clear centre|clear center",
);
export const BLOOD = phrases(
	"bruis*|pinprick*|pinpoint red|petechia*|tiny red dots|tiny red spots|little red dots|purple dots|purple spots|blood spots|red pinpricks",
);
export const BLOOD_ALSO = phrases(
	"new tablets|new tablet|new meds|started taking|weak|pale and|gums bleed*|gum* _ bleed*|bleeding gums|nosebleed*|nose bleeds|nose bleed|bruis* _ all over|random bruises|bruises everywhere|bruise* for no reason|unexplained bruis*|no reason|exhausted|so tired|tired all the time|weight loss|night sweats|heavy periods|keep getting infections",
);
export const ACNE_FULMINANS = phrases("spots|acne|pimples|zits|chest");
export const ULCERATED = phrases(
	"bleeding ulcer*|ulcer*|ulcerat*|crusted and bleeding|open and bleeding|bleeding sores|bleeding crust*|turned into _ sores",
);
export const SYSTEMIC = phrases(
	"fever|temp|temps|temperature|ache|aches|aching|achy|joint*|knees|bones|unwell|flu|shiver*|weight",
);
export const ISOTRETINOIN = phrases(
	"isotretinoin|accutane|roaccutane|claravis|absorica|amnesteem|zenatane|myorisan|oratane|isotret|curacne|acnecutan",
);
export const RETINOID_PILL_PREGNANT = phrases(`
	pregnant|test _ positive|positive test|two lines|period _ late|late period|missed my period|missed period|missed a period|bfp|might be pregnant|could be pregnant|pregnancy test|condom broke|no period
`);
export const BRAIN_PRESSURE_SURE = phrases(
	"awful headache*|bad headache*|severe headache*|terrible headache*|splitting headache*|constant headache*|worst headache*|headache* _ lying|headache* _ bend*|headache* every day|headache* daily|headache* _ vision|headache* _ blur*|headache* with _ sick|headaches so bad|migraine* _ vision|vision goes|vision went|see double",
);
export const GUT = phrases(
	"bloody diarrhea|blood in my poo|blood in stool|severe stomach pain|severe tummy pain|yellow eyes|dark urine",
);
export const BITE = phrases(
	"dog|cat|pup|puppy|kitten|human|person|kid|toddler|horse|rat|hamster|monkey|bat|snake|fox",
);
export const BITTEN = phrases(
	"tooth|teeth|fang*|snapped at|caught my chin|caught my cheek|caught my lip|bit|bitten|nipped|bite|bites|mauled|teeth marks|sank _ teeth|clawed|savaged|went for my face",
);
export const BITE_SKIN = phrases(
	"cheek|face|lip|nose|chin|forehead|eyebrow|ear|holes|puncture*|deep|bled|blood|broke the skin|skin",
);
export const SUN = phrases(
	"lake|sailing|paddle*|day out|kayak*|pool|golf|sun|suns|sunburn*|sunburnt|sunbed*|tanning|beach|burnt on holiday|tenerife|holiday|pool|skiing|burned in|burnt in|burn from the sun",
);
export const DEEP_BURN = phrases(`
	burn _ white|burn _ numb|burn _ cannot feel|cannot feel it there|white in the middle|charred|leathery|skin _ black|third degree|3rd degree|second degree|2nd degree|full thickness|deep burn|burn _ blister*|burn _ size of|big burn|burn _ face|burn on my face|burn on my cheek|burn on my eyelid|burnt my eyelid|burned my eyelid
`);
export const BURNT_BY =
	phrases(`fat|fryer|grease|gravy|jam|melted sugar|caramel|porridge|toaster|bbq coal*|sparkler*
	
	oil|pan|boiling|kettle|steam|oven|iron|straightener*|curling iron|curling wand|hair tongs|tongs|hob|stove|fire|firework*|bbq|barbecue|candle|hot wax|wax|soup|coffee|tea|noodles|hot water|fryer|radiator|exhaust|lighter|flame|hot glue|glue gun|acid|bleach|ammonia|wart remover|apple cider vinegar|lemon juice|garlic|essential oil*|veet|nair|hair removal cream|depilat*
`);
export const BURNT = phrases(
	"splash*|spat|spill*|sprayed|burn|burnt|burned|burns|scald*|blister*|raw|peel* off|skin came off|skin has come off",
);
export const STRONG_PRODUCT = phrases(`
	peel|peeling solution|tca|glycolic|salicylic|lactic|mandelic|aha|bha|acid|acids|retinol|retinal|retinoid|tret|tretinoin|adapalene|differin|epiduo|benzoyl peroxide|bp|hydroquinone|hydrogen peroxide|exfoliat*|scrub|mask|laser|ipl|microneedl*|dermaroll*|wax|waxing|waxed|hair removal cream|veet|nair|bleach*|toothpaste|lemon|vinegar|essential oil|tea tree|wart remover|serum|toner|cream|product|products|lotion|cleanser|sunscreen|hair dye|henna
`);
export const RAW = phrases(
	"glazed|wet and|wet , and|shiny and wet|stings at air|air hurts|like liver|raw liver|skin came with it|skin came away|pulled _ skin off|ripped _ skin|ripped off skin|tore _ skin|took skin off|took skin with|layer of skin|raw|oozing|weeping|ooze*|skin has come off|skin came off|skin is coming off|skin coming off|skin peel* off|took a layer|took the skin off|open sores|bleeding skin|burnt off|burned off|blister*|cannot even splash|like a burn|chemical burn*|acid burn*|swollen and raw|scabs all over|in sheets",
);
export const IMMUNE_WEAK = phrases(
	"methotrexate|biologic*|chemo|chemotherapy|transplant*|immunosuppress*|immunocompromised|immune suppress*|humira|adalimumab|azathioprine|mycophenolate|prednisolone|prednisone|hiv|leukemia|lymphoma|tacrolimus|ciclosporin|rituximab|infliximab|neutropeni*|no spleen|low immune|weak immune|immune system|stelara|cosentyx|enbrel|jak",
);
export const SKIN_INFECTION = phrases(
	"blister*|boil*|pus|infect*|abscess|cold sore*|shingles|sores|fever|cellulitis|weeping|red and hot|hot and red|spreading|ulcer*|impetigo|crusts|oozing|red hot|red and sore|swollen and red|lump* _ red",
);
export const PREGNANT = phrases(
	"pregnant|\\d+ week*|trimester|3rd tri|third tri|bump|baby comes|due in|due date|expecting|midwife",
);
export const PREGNANCY_ITCH = phrases(
	"body itch*|itch* badly|itch* so bad|itch* like mad|itch* like crazy|itch* everywhere|unbearable itch*|itch* terribly|palms _ itch*|soles _ itch*|itch* _ palms|itch* _ soles|hands and feet itch*|itch* _ hands and feet|itch* _ no rash|itch* at night|itchy feet and hands|itch* all over|itchy hands|itchy feet",
);
export const BODY_RASH = phrases(
	"rash all over|red all over|whole body _ red|whole body rash|head to toe|skin is red everywhere|skin is on fire and red everywhere|covered head to toe|entire body|90 percent of my body|peeling all over|whole body peeling",
);
export const BODY_RASH_BAD = phrases(
	"shiver*|cold|freezing|fever|unwell|peel*|hot|swollen|spreading fast|overnight|sudden*|blister*|painful|dizzy|weak",
);
export const BLISTERS_WIDE = phrases(
	"big blisters|large blisters|huge blisters|tense blisters|blisters all over|blisters everywhere|blisters keep|blisters on my arms|blisters spreading|blistering rash|widespread blister*|blisters and raw",
);
export const EYE_BAD = phrases(
	"stye _ spread*|eyelid _ hot|eyelid _ swollen and red|eyelid _ red and swollen|eyelid _ pus|eye _ pus|eye _ glued|eye _ crust* shut",
);
export const PALM_RASH = phrases(
	"rash on my palms|palms and soles _ rash|rash _ palms and soles|spots on my palms|spots on palms|rash on palms",
);
export const POX = phrases(
	"chickenpox|chicken pox|measles|parvo|slapped cheek|rubella|german measles|shingles",
);
export const AREA = phrases(
	"cheek|half|side|eyelid|lip|leg|jaw|arm|neck|ear|forehead|eyebrow|brow|nose|chin|hand|foot",
);
export const HARD_OR_SWOLLEN = phrases("hard|swollen|swelling|swelled|puffy|firm|tense|bulging");
export const SORE = phrases(
	"really sore|so sore|very sore|painful|agony|throb*|hurts|tender|ach*|sore to touch|sore",
);
export const RED = phrases("red|redness|purple");
export const SPREADS_WARM = phrases(
	"wider|widening|doubled|tripled|bigger|larger|extending|spread*|creep*|bigger|growing|tracking",
);
export const WARM = phrases("warm|warmth|hot|heat|burning hot|boiling");
export const HOT_CHILD = phrases("baby|newborn|toddler|infant|weeks old|months old");
export const CHILD_BAD = phrases(
	"fever|blister*|not feeding|not drinking|pus|weeping|spreading rash|infected",
);
export const ABSCESS_NAMED = phrases("abscess|carbuncle");
export const EYE_SORE_AND_RED = phrases(
	"eye _ red , painful|eye _ red and painful|eye _ painful|eye _ gunky|eye _ gunk|eye _ pus|eyes _ gunky|painful red eye",
);
export const HANDS_AND_FEET = phrases("hands|feet|palms|soles");
export const ITCHES = phrases("itch*");
export const HEADACHE = phrases("headache*|migraine*|head pain|head pounding");
export const STRONG_HEADACHE = phrases(
	"pounding|seeing|vision|blur*|awful|terrible|severe|splitting|every day|daily|constant|worst|sick|vomit*|stars|flashing|lying down|bend*",
);
export const WILD_SCRATCH = phrases(
	"raccoon/bat/monkey/squirrel/fox/rat/stray _ scratched/bit/clawed/bitten",
);
export const GAPING = phrases(
	"gaping|burst open|split open|tetanus|down to the bone|needs stitches|need stitches|stitches open*|stitches burst|stitches popped|stitches came|wound opened|wound reopened|wound has opened",
);
