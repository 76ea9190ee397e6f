import { phrases } from "../note/phrases.ts";

export const HUGE_LIPS = phrases(`
	lip*/tongue/throat/mouth/uvula _ x/times/double/twice/triple its? the? size
	lip*/tongue/throat/mouth/uvula _ twice/double*/triple*/size/balloon*/huge/massive/enormous/thick/fat/sausage*/puffy/puffing/puffed/swelled/swole*/swell*/bigger/big/ginormous/blown
	lip*/tongue/throat/mouth/uvula _ closing/tightening/itch* inside
	swell*/swole*/swelled/puffed/ballooned _ lip*/tongue/throat/uvula
	fat/thick/huge/enormous/ballooned/puffy lips/lip/tongue
`);
export const LIP_HARMLESS = phrases(`love it|love this|feel huge with
	
	filler*|lip injection*|dentist|tooth|teeth|numbing|anaesthetic|anesthetic|every time|each time|whenever|when i was|years ago|plumper look|want _ lips|lips bigger|bigger lips|fuller lips|thick lip|size up|dry|chapped|cream*|balm recs|lip liner|kiss*|ulcer|cold sore|pimple|spot on
`);
export const FACE_BALLOON = phrases(`
	face _ swell*/swole*/swelled/balloon*/blew/blown/puffed/doubled|swell*/swole*/swelled _ face|eyes _ swell* shut|eyes _ swole* shut|eye* _ swollen shut|cannot see _ swelling|eye* _ golf balls|eye* have swollen|eye* _ like golf|both eyes _ swollen/puffed/swelled
`);
export const HABIT = phrases(`
	every time|each time|whenever|always makes|makes my|makes me|gives me|if i use|when i use|in the morning*|every morning|mornings|wake up puffy|after salty|salt|crying|cried|wisdom tooth|tooth|dentist|filler*|botox|ego
`);
export const EYE_SHUT = phrases(`
	eye*/lid* _ cannot/barely/hardly _ open|cannot/barely/hardly open _ eye*/lid*/left/right|eye*/eyelid*/lid* _ swell*/puff* _ shut|swollen shut|glued shut|swelled shut
`);
export const EYE = phrases("eye|eyes|eyeball*|eyelid*|lids|lid");
export const SWOLLEN = phrases(
	"swollen|swelling|swelled|swell*|puffy|puffed*|puffing|balloon*|blown up|blew up",
);
export const DYE = phrases(
	"dye*|dyed|tint|tinted my|henna|hair color*|hair colour*|box kit|lash glue|lash extension*|eyelash glue|lash serum|brow lamination",
);

export const AIR = phrases(`
	struggl*/hard/trouble/difficult*/hardly/barely/fight*/gasp*/cannot/short/unable/problem* _ air/breath*/breathe/swallow*/oxygen
	breath* _ straw|breathing through a|cannot get _ air|cannot get my breath|cannot catch _ breath|cannot take _ breath|cannot breathe|can barely breathe|hard/difficult/trouble/struggl*/hardly/barely _ breath*|short of breath|shortness of breath|out of breath and|breathless|gasping|wheez*|chest _ tight*|tight* _ chest|throat _ clos*/tight*/narrow*/swell*/scratchy and|throat closing|keep coughing since|cannot stop coughing|throat _ itchy|tight* _ throat|cannot swallow|trouble swallowing|hard to swallow|difficulty swallowing|voice _ hoarse/gone/croaky|lump in my throat|no air|not enough air|chok*|lips _ blue|blue lips
`);
export const AIR_HARMLESS = phrases(`
	skin _ breathe|pores _ breathe|let* _ skin breathe|breathable|price*|gym|running|stairs|choker|chokehold|breathtaking|cold|sore throat|asthma _ well|chicken
`);
export const ALLERGIC_SKIN = phrases(
	"hives|welts|urticaria|blotch*|rash|rashes|itch* all over|itchy all over|nettle rash|wheals|flush* all over|swollen|swelling|red all over",
);
export const FAINT = phrases(`
	fainted|fainting|feel/feeling/felt faint|nearly/almost/about to/going to faint|pass* out|passed out|blacked out|collapsed|dizzy|dizziness|light headed|lightheaded|vomit*|throwing up|threw up|throw up|been sick|being sick|heart racing/pounding|heart is racing|stomach cramps|diarrhea|clammy|going to collapse|feel really ill|feel so ill|woozy|feel sick|feeling sick|nauseous|shaky|impending doom|sense of doom|something terrible|weak and|sweating|ringing in my ears|twitch*|blurred
`);
export const STUNG_OR_ATE = phrases(
	"stung|sting by|bee|wasp|hornet|peanut*|nuts|satay|shellfish|prawn*|shrimp|new tablet*|new medic*|antibiotic*|amoxicillin|penicillin|ibuprofen|aspirin|injection",
);
export const ANAPHYLAXIS_NOW = phrases(
	"used my epi*|need my epi*|jabbed my epi*|is this anaphyl*|having anaphyl*|going into anaphyl*|anaphylactic shock now|anaphyl* right now|anaphylaxis from|anaphylaxis since|anaphylaxis i used",
);

export const FEVER = phrases(`temperature|sweating buckets
	shivers|shivery|burning up|temp 4\\d|sweating and cold
	
	fever|fevers|feverish|chills|shiver*|rigors|shaking|high temp*|high temperature|a temperature|temperature of|running a temp*|got a temp*|had a temp*|a temp|temp _ 3[89]|temp 39*|temp 38*|temp is|temp of|3[89][.]\\d|40[.]\\d|3[89] degrees|10[1-5] degrees|10[1-5] f|burning up|boiling hot and|sweats and|hot and cold|the shakes|headache , temperature|temperature and|with temperature|and temperature|plus temperature|shakes|running hot
`);
export const HIGH_FEVER = phrases(
	"fever 40|fever of 40|fever 39|temp 40|fever 41|40 degrees|temp of 40|39*|40[.]\\d|10[3-6]|rigors|shiver*|shaking|confus*|delirious|drowsy|cannot wake|floppy",
);
export const SPREADING =
	phrases(`running down|running up|down to my|up my arm|up my leg|up my neck|to the groin|racing|tracks
	
	spread*|spreading|creep*|creeping|tracking|red streak*|red line*|streaks|up to my|down my neck|past the line|got bigger since|getting bigger by|bigger by the hour|grown since|moving up|moving down|tripled|doubled|twice the size|bigger since|bigger than yesterday|growing by|over the line|outside the line|now down|expanding|cm since
`);
export const INFLAMED = phrases(
	"scarlet|crimson|angry looking|burning|red|redness|rash|swell*|swollen|infect*|inflamed|cellulitis|erysipelas|hot|boiling|shiny|purple|scratch*|spot|boil|abscess|wound|bite|cut|pus|lump",
);
export const VERY_ILL = phrases(`heart going|heart hammer*|heart thump*|pulse racing|heart is going
	not thinking right|not thinking straight|not himself|not herself|not making sense|rambling|delirious|like death|feel like death|about to collapse|barely awake
	
	heart racing|heart is racing|heart pounding|confus*|really ill|so ill|very ill|seriously ill|going to die of pain|pain is way worse|pain _ worse than it looks|worse than it looks|worst pain|pain out of proportion|excruciating|black*|turning black|turning purple|purple and black|agony|going black|blackish|dusky|mottled|cold hands|cold and clammy|slurr*|drowsy|cannot stay awake|not making sense|cannot think straight|passing out|fainted|collapsed|crackl*|numb _ spreading|unbearable pain
`);
export const PURPLE_SPOTS = phrases(`specks|flecks|pinpricks|freckles that are new|speckles|bruises
	
	purple/red/dark/bruise/blood/pinprick dots/spots/rash/marks/blotches/points|purple spot*|purple dot*|purple rash|dark purple|dark red spots|spots like bruises|blood spots|rash|spots|dots|small red points|petechia*|purple blotches
`);
export const STAYS_WHEN_PRESSED = phrases(`
	not go when i press|not go when|not fade|does not fade|do not fade|not fading|not disappear*|not vanish*|under glass|under a glass|with glass|stay* _ press*|still there when _ press*|glass test|tumbler test|press a glass|pressed a glass|with a glass|under a glass|non blanching|not blanch*|not blanche|not go white|not go away when _ press*|when pressed
`);
export const STIFF_NECK = phrases(
	"neck _ stiff*/hard|stiff neck|stiff* _ neck|cannot bend _ neck|cannot touch chin|neck hurts to bend|neck is hard",
);
export const MENINGEAL = phrases(
	"headache*|pain of head|head hurts|head is splitting|light _ hurts|hates light|cannot look _ lamp/light|bright light|photophobia|vomit*|fever|rash|spots|points|confus*|drowsy",
);
export const CHILD = phrases(
	"baby|newborn|infant|toddler|little one|months old|weeks old|my son|my daughter|the kid|year old|\\d+ months|my boy|my girl|grandson|granddaughter|bub",
);
export const CHILD_ILL = phrases(
	"floppy|not waking|cannot wake|not feeding|not drinking|dry nappies|fontanelle|fast breathing|grunting|blue lips|purple spots|purple rash|unresponsive",
);

export const BLISTERED = phrases(
	"skin rips|skin tears|rips off|rubs off|skin comes away|skin lifts|blister*|bubbl*|skin _ peel* off|skin is coming up|skin coming off|skin is coming off|skin _ falling off|skin _ slipp*|skin slough*|comes off when|peel* _ sheets|raw patches|peeling off in|punched out|ulcers",
);
export const MOUTH_SORES = phrases(
	"mouth _ ulcer*|mouth is one|gums raw|mouth on fire|eyes _ crusted|crusted eyes|eyes crusted|sores on my lips|sores in mouth|sores in my|mouth _ sores|lips peeling and bleeding|lips _ bleeding|red eyes|mouth full of|mouth sore*|mouth ulcer*|sores in my mouth|sores in the mouth|ulcers in my mouth|blisters in my mouth|mouth _ blister*/sore/sores/ulcers/raw|mouth is raw|lips in bits|lips _ raw/peeling/blister*/bleeding/crusted|crusted lips|sore mouth|eyes _ sore/gritty/sticky|sore eyes|hurts to swallow|sore down below|genital*|tongue _ sores",
);
export const NEW_MEDICINE = phrases(
	"new antidepressant*|new epilepsy|new anti*|antidepressant* _ ago|new painkiller*|new statin|started meds|started a med*|meds for|medication for|new acne antibiotic|started a new|tablets for gout|for seizures|anti seizure|lamotrigine|lamictal|carbamazepine|tegretol|phenytoin|allopurinol|sulfa*|bactrim|septrin|co trimoxazole|trimethoprim|nevirapine|antibiotic*|amoxicillin|penicillin|flucloxacillin|cephalexin|cefalexin|doxycycline|minocycline|ibuprofen|naproxen|meloxicam|modafinil|new tablet*|new med*|new pill*|new medicine|started _ tablets|dapsone|epilepsy|gout",
);
export const RASHY = phrases(
	"rash|rashes|spots|blotch*|hives|welts|red all over|skin hurts|blister*|spotty|red patches|itch* like mad|itchy all over|measles",
);
export const ECZEMA = phrases("eczema|atopic|dermatitis|excema");
export const ECZEMA_HERPES = phrases(
	"punched out|blister*|clusters of|fluid filled|cold sore*|all the same size|little ulcers|crusty sores|craters",
);
export const UNWELL = phrases(
	"fever|feverish|shiver*|unwell|rubbish|rough|ill|temp*|glands|flu|achy|wiped out|awful|hurts rather than|painful|hurts",
);

export const SHINGLES_SIGN = phrases(
	"shingles|zoster|blister* _ one side|blister* _ left side|blister* _ right side|one side of _ blister*|painful blisters|blisters _ forehead|blister* on _ nose|tip of _ nose|rash on one side|painful rash",
);
export const EYE_TROUBLE = phrases(
	"eye* _ water*|watery eye*|eye* _ sore|eye* _ gritty|eye* _ closed|light is unbearable|light is too|cannot stand light|cannot bear light|light sensitive|foggy|sight|vision is|eye* hurt*|eye* _ hurts|eye* _ pain*|eye* is sore|sore eye|eye* _ red|red eye|light bothers|light hurts|hurts to look at light|blur*|cannot see|see double|double vision|vision|eyeball|eye* _ sensitive to",
);
export const VERY_CAUSTIC = phrases(
	"weedkiller|weed killer|pesticide|insecticide|fertili*|paint stripper|thinner|solvent|varnish|plaster dust|concrete|hairspray|deodorant spray|hair bleach|chlor*|petrol|antifreeze|resin|acid|wart acid|glue|superglue|super glue|nail glue|lash glue|superglued|bleach|oven cleaner|cleaner|drain|lye|lime|cement|ammonia|acetone|nail polish remover|relaxer|battery acid|wart remover|caustic|pepper spray|descaler|disinfectant|chlorine|pool chemical*|tca|acid peel|peroxide developer|developer",
);
export const IN_EYE = phrases(
	"into my eyes|blew _ eye*|in his eyes|in her eyes|in both of my eyes|got _ eye*|eyelid* together|eyes together|stuck my eye*|eyelid* stuck|eyelashes together|on my eyelid and eye|and eye|in my eye|in my eyes|into my eye|into my eyes|in the eye|in his eye*|in her eye*|in my left eye|in my right eye|in one eye|in both eyes|for my eye drops|as eye drops|instead of eye drops|got in my eye|splash* _ eye*|sprayed _ eye*|poked _ eye*|flicked _ eye*|dripped _ eye*|squirted _ eye*|in eye|eye drops|in eyes|eye shut|eyes shut|eyelash* shut|lash* shut|lid* shut|lid* together|in my contact lens",
);
export const CAUSTIC = phrases(
	"wart acid|chemical*|product|glue|superglue|super glue|nail glue|lash glue|acid|glycolic|salicylic|peel|tca|bleach|peroxide|ammonia|dye|hair dye|relaxer|perm|lye|drain|cleaner|detergent|alkali|cement|lime|acetone|nail polish remover|vinegar|toner|aha|bha|superglued|glued|chilli|capsaicin|pepper spray|perfume|sanitizer|sanitiser|disinfectant|wart remover|verruca|contact lens solution",
);
export const EYE_HARMED = phrases(
	"blur*|cannot see|cannot open|stuck|sting*|it burns|burns|burn*|hurt*|hardly see|barely see|stings like hell|still _ burn*|really burn*|burns like hell|burning like|vision|cloudy|streaming|agony|so painful|really hurts|glued|shut|red and|white patch",
);
export const DROWSY = phrases("drowsy|headache|confus*|temperature|fever|vomit*|sick|temp");
export const ORBIT = phrases(
	"pushed out|sticking out|pops out|double|see* double|double vision|bulg*|sticks out|stick out|popping out|pushed forward|cannot move _ eye|hurts to move _ eye|hurts when i move|pain when i look|pain moving|eye _ protrud*|going blind|sight is going|vision is going",
);
export const SUDDEN_BLIND = phrases(
	"sudden* _ vision/sight/blind|lost _ vision|lost _ sight|cannot see out of|gone blind|curtain _ vision|curtain over|black curtain|loss of vision|vision went",
);
export const TEMPLE_HEAD = phrases(
	"headache*|temple*|scalp _ hurts/tender/sore|hurts to comb|tender scalp|jaw hurts to chew|jaw ache* _ chew*|jaw _ eating",
);
export const DROOP = phrases(
	"droopy mouth|droopy face|mouth is droopy|face is droopy|crooked mouth|face looks crooked|mouth _ crooked|face _ lopsided|half my face|cannot move _ face|cannot move _ side|face will not move|side of my face will not|cannot shut one eye|cannot blink|numb* _ face|face _ numb*|numb* _ half _ face|face _ slid*|lip _ droop*|one side of _ face _ lower/droop*/drop*/numb/fallen/sag*/weak/slack|face _ droop*|face _ dropped|face has fallen|drooping face|droop* _ one side|mouth _ droop*|cannot smile on|crooked smile|smile _ lopsided|half _ face _ numb|side of _ face _ numb|face looks lower|eye and mouth _ droop*|cannot close _ eye _ smile",
);
export const STROKE = phrases(
	"cannot talk|talk properly|talking funny|min ago|suddenly|sentence*|cannot lift|cannot raise|numb down|arm will not|cannot lift my arm|cannot lift _ arm|arm has gone|leg has gone|muddled|cannot speak|dribbling|speech|slur*|words _ wrong|words coming out|words come out|cannot find words|arm is heavy|arm _ heavy|arm _ weak|arm _ numb|weak arm|numb arm|sudden*|woke up and|this morning|leg is weak|confus*|since an hour",
);
export const HEAT = phrases(
	"tanning|heat wave|hot tub|sauna|sun|sunburn*|burnt|burned|heat|hot day|heatwave|sunstroke|heat stroke|beach|boat|festival|sunbath*",
);
export const HEAT_ILL = phrases(
	"puking|puke|seeing double|stopped sweating|seeing things|hallucinat*|headache , sick|sick , confused|throwing up|throw* up|vomit*|being sick|been sick|cannot think straight|confus*|not sweating|stopped sweating|collapsed|fainted|passed out|fit|seizure|delirious|not making sense|dizzy and|drowsy",
);
export const FILLER = phrases(
	"filler*|lip injection*|juvederm|restylane|nose filler|tear trough|dermal|hyaluron pen|injected",
);
export const BLANCHED = phrases(
	"white*|gray*|grey*|blanch*|mottl*|blotchy|dusky|purple|blue|bluish|cold|really painful|pain|vision|lacy|marbled|black*",
);
export const CHEST_PAIN = phrases(
	"chest pain*|pain in my chest|crushing chest|pain down my left arm|pain down my arm|chest is crushing|pain in chest",
);
export const SEIZURE = phrases(
	"seizure|had a fit|fitting|convuls*|unconscious|will not wake|cannot wake her|cannot wake him|not responding|unresponsive|not breathing|stopped breathing",
);
export const BLEEDS_ON = phrases(
	"bleeding will not stop|will not stop bleeding|cannot stop _ bleeding|spurting|soaked through|pouring blood|blood everywhere _ not stop*|been bleeding for \\d+ hour*",
);
export const OVERDOSE = phrases(
	"took all my|taken all my|took too many|taken too many|overdos*|swallowed _ pills|swallowed _ tablets|took _ whole packet|took the whole bottle|took a whole box|took \\d\\d _ tablets|took \\d\\d _ pills|took \\d\\d paracetamol",
);
export const SWALLOWED = phrases("swallowed|drank|drunk some|ate some|ate the|ingested|licked the whole");
export const POISON = phrases(
	"bleach|acid|peroxide|nail polish remover|acetone|perfume|essential oil|tea tree oil|wart remover|hair dye|toner|minoxidil|cleaner|peel|button battery|batteries",
);
export const NUMBING = phrases("numbing cream|lidocaine|emla|numbing gel|anaesthetic cream|anesthetic cream");
export const HEAD_HIT = phrases(
	"hit my head|banged my head|bumped my head|fell on my face|fell _ head|head injury|knocked out|knocked unconscious|hit in the face",
);
export const HEAD_HIT_BAD = phrases(
	"vomit*|throwing up|sick|drowsy|confus*|passed out|knocked out|double vision|clear fluid|unconscious|cannot remember",
);
export const YOUNG_BABY = phrases("newborn|weeks old|week old|days old|baby|\\d weeks");
export const CHILD_FEVER = phrases(
	"red lips|strawberry tongue|red eyes|peeling fingers|rash|blister*|purple|spots",
);
export const TAMPON = phrases("tampon*|toxic shock|nasal packing|period cup");
export const SEVERE_BURN = phrases(
	"acid attack|acid thrown|petrol|gasoline|electric* burn|house fire|explosion|caustic soda|drain cleaner|whole face burn*|face caught fire|burns all over|boiling water over _ face|breathed in smoke|throat burnt",
);
export const BLACKENED = phrases("black*|purple|dusky|dead skin|dying skin|grey and|green and black");
export const AGONY = phrases(
	"hurts more than|more than anything|screaming|never felt such|worst ever|unreal|insane pain|so much pain|numb|agony|excruciating|unbearable|worse than it looks|confus*|really ill|so ill|very ill|even when nothing touches|worst pain|cannot bear",
);
export const PETECHIAE = phrases(
	"purple marks|purple patches|purple bruises|purple splotches|dark purple|petechia*|purple spots|purple rash|purple dots|purple blotches|blood spots",
);
export const STUNG_IN_MOUTH = phrases("stung/sting/bitten _ mouth/throat/tongue");
export const NEWBORN = phrases("weeks old|week old|days old|newborn");
export const ILL_NEWBORN = phrases("fever|hot|pus|blister*|not feeding|infected|yellow crust*|weeping");
export const SIGHT_HARMED = phrases("foggy|blur*|cannot see|hardly see|vision|cloudy|hazy|sight");
