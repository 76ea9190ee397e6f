import { LONG_AGO, NOT_NOW, type SureSign } from "./sure-sign.ts";

const GAP = "(?: [\\w,.]+)";
const near = (one: string, other: string, most: number): RegExp =>
	new RegExp(
		`\\b(?:${one})\\b${GAP}{0,${most}} (?:${other})\\b|\\b(?:${other})\\b${GAP}{0,${most}} (?:${one})\\b`,
	);

/** What burns fuel. */
const BURNS =
	"stoves?|(?:wood|log|coal|multi ?fuel|pellet) ?(?:burners?|stoves?|fires?)|burners?|boilers?|combi|furnace|fire ?places?|fire ?pit|(?:open|coal|gas|paraffin|kerosene|peat|turf|real) fires?|charcoal|coals?|briquettes?|bbqs?|b b q|barb[ei]q(?:ue)?s?|barby|barbies?|barbecues?|hibachi|braai|brazier|jikos?|sigri|angeethi|(?:gas|paraffin|kerosene|propane|butane|calor|camping|diesel|parkin|portable|space|patio|cabinet|caravan|van|tent) ?(?:heaters?|stoves?|cookers?|hobs?|rings?|lamps?|lanterns?|fridge|burners?|oven)|heaters?|heating|water heater|geyser|generators?|gennys?|gennies|gen ?set|gen|i (?:beta|better) pass my neighbou?r|exhausts?|engine|(?:car|motor|van|truck) (?:running|idling)|primus|jetboil|trangia|hookah|shisha|chiminea|chimney|flue|hob|gas";
/** These must never burn in a closed place. */
const BURNS_INSIDE =
	"charcoal|coals?|briquettes?|bbqs?|b b q|barb[ei]q(?:ue)?s?|barby|barbies?|barbecues?|hibachi|braai|brazier|jikos?|sigri|angeethi|generators?|gennys?|gen ?set|gen|engine|exhaust|(?:gas|camping|camp|paraffin|kerosene|portable) ?(?:stoves?|cookers?|heaters?|lamps?|rings?)|primus|jetboil|trangia|wood ?stoves?|stoves?|burners?|diesel heater|fire ?pit|chiminea";
const CLOSED =
	"tents?|awning|conservatory|lean to|shanty|greenhouse|poly ?tunnel|marquee|pods?|bathrooms?|containers?|yurts?|caravans?|camper ?vans?|campers?|vans?|motor ?homes?|rv|narrow ?boats?|canal boats?|boats?|barges?|cabins?|cars?|lorry|truck|garages?|sheds?|shacks?|huts?|bothy|cellars?|basements?|bedrooms?|living room|rooms?|kitchens?|parlou?r|flat|inside|indoors|in the house|in the shop|porch";
const HEADACHE =
	"head ?aches?|(?:bad|sore|rough) heads?|heads? (?:are |is |all )?sore|feel(?:ing)? (?:rough|spewy|grim|peaky|poorly)|head ?akes?|hed ?aches?|sore heads?|sair heids?|(?:heads?|heids?)(?: (?:is|are|was|were|all|keeps?|dey|been|just|just dey|a))* (?:thump\\w*|pound\\w*|bang\\w*|split\\w*|kill\\w*|throb\\w*|ach\\w*|hurt\\w*|pain\\w*|louping|loupin|spinning|turn\\w*|swim\\w*|fuzzy|woozy|heavy|mince|buzzing)|(?:thump\\w*|pound\\w*|bang\\w*|splitting|throbbing|aching|fuzzy|woozy|heavy|foggy) (?:heads?|heids?)|migraines?";
const UNWELL = `${HEADACHE}|diz+(?:y|ie|iness|zyness|iness)|dizzy|light ?headed|woozy|groggy|giddy|faint\\w*|pass(?:ed|ing)? out|sleepy|drows\\w*|dopey|knocked out|nause\\w*|naus\\w*|queasy|queezy|(?:feel|feeling|felt|been|being|get|getting|bit|are|am|is|was|and|so|keeps?) (?:\\w+ )?(?:sick|seek|boak\\w*)|boak\\w*|vomit\\w*|throwing up|threw up|puk\\w*|off (?:our|my|their|his|her|the) (?:food|breakfast|dinner|tea|grub)|confus\\w*|muddled|brain fog|foggy|hung ?over|like (?:the )?flu|flu ?(?:like|ish|y)|legs (?:like|are) (?:jelly|jello)|weak|body dey weak|wobbl\\w*|stagger\\w*|falling over|short of breath`;
const WHO =
	"he|she|him|his|hers?|husband|wife|partner|boyfriend|girlfriend|bf|gf|mum|mom|dad|nan|gran|kids?|wean|weans|bairns?|bab(?:y|ies)|toddler|son|daughter|brother|sister|(?:flat|room|house|cabin|boat)?mates?|budd(?:y|ies)|friends?|dogs?|doggo|pup|cats?|kitten|parrot|budgies?|canary|bird|hamster|rabbit|everyone|everybody|others?|guests?|lads?|girls?|family";
const SHARED = `both (?:me|my|him|her|the|i)|(?:me|i) (?:and|n|an|plus) (?:the |my |ma |our )?(?:${WHO}) (?:have|has|got|had|are|both|all|feel|felt|keep|woke|been)|both (?:got|have|had|feel|felt|are|woke)|[2-9] of (?:us|them)|(?:both|all|two|three|four|five|pair|half|most|each) of (?:us|them)|(?:us|we)(?: \\w+){0,2} (?:both|all)|we (?:both|all)|all (?:three|four|five|got|have|had|feel|woke)|(?:the )?whole (?:family|house|boat|crew|tent)|(?:${WHO})(?: [\\w,]+){0,5} (?:too|as well|aswell|also|an aw|same|likewise)|so (?:is|has|does|are|do|did) (?:the |my |our |his |her )?(?:${WHO})|same (?:with|for) (?:the |my )?(?:${WHO})|(?:dogs?|doggo|pup|cats?|kitten|parrot|budgies?|canary|bird|hamster|rabbit|bab(?:y|ies)|toddler|kids?)(?: [\\w,]+){0,5} (?:sleepy|drows\\w*|wobbl\\w*|stagger\\w*|sick|vomit\\w*|limp|floppy|fell off|dead|died|dopey|groggy|weird|not himself|not herself|off)`;
const OUTDOORS =
	"outside|outdoors?|out (?:of (?:the )?(?:house|tent|van|boat|car|room|flat|cabin|caravan)|in the|for|walking|on)|go out|going out|went out|fresh air|open air|walk(?:s|ing)?|work|school|office|deck|window(?:s)?(?: \\w+)? open|open (?:the|a|my) (?:window|door)s?|leave the (?:house|flat|room|van|boat|tent)|away|garden|shops?|town";
const EASES =
	"goes|gone|go away|clears?|cleared|lifts?|lifted|better|fine|ok|okay|grand|eases?|eased|stops?|stopped|vanish\\w*|disappear\\w*|passes|wears off|improves?|perks? up|perked up";
const BACK_INSIDE =
	"(?:comes?|came|starts?|started|back|returns?|creeps?|worse|hits?)(?: [\\w,]+){0,8} (?:back in|(?:go|get|come|came|went|got|come) (?:back )?(?:in|inside|home|indoors)|inside|indoors|(?:hour|while|bit|minutes?) in|home|at night in)";
const CLUE = new RegExp(
	`\\b(?:${SHARED}|${BACK_INSIDE})\\b|${near(EASES, OUTDOORS, 6).source}|\\b(?:yellow|orange|lazy) flames?\\b|\\bsoot\\w*\\b|\\b(?:flue|chimney|vents?|exhaust)\\b${GAP}{0,4} (?:block\\w*|clog\\w*|broken|crack\\w*|covered|taped|leak\\w*|stuff\\w*|nest)\\b|\\b(?:taped|block\\w*|stuffed|covered|shut|sealed)\\b${GAP}{0,4} (?:vents?|flue|chimney)\\b`,
);
const ALARM =
	/\b(?:co|carbon monoxide|monoxide) (?:alarm|detector|sensor|thing|monitor)s?\b[^?]{0,40}\b(?:beep\w*|goes off|going off|went off|gone off|go off|sound\w*|shriek\w*|scream\w*|ring\w*|chirp\w*|bleep\w*|flash\w*|red)\b|\b(?:beep\w*|bleep\w*|going off|went off)\b.{0,30}\b(?:co|carbon monoxide|monoxide) (?:alarm|detector|sensor)\b/;
const NO_GAS = new RegExp(
	`${NOT_NOW.source}|\\b(?:hang ?over|hungover (?:from|after)|too much (?:wine|beer|to drink)|migraine tablets?|burner account|back burner|fat burners?|gas lighting|gaslight\\w*|search engine|electric (?:heater|stove|hob|fire|blanket)|(?:my|the) gen z|gen z|gas and air|trapped gas|on the hob for|stove top (?:recipe|toner))\\b`,
);

const NUMBING =
	"numbing|numb (?:cream|gel|stuff)|numb cream|emla|lidocaine?|lignocaine|lidocain\\w*|xylocaine?|ametop|lmx ?4?|tktx|dr numb|zensa|tetracaine|benzocaine|prilocaine|an?aesthetic (?:cream|gel|spray)|an?esthetic (?:cream|gel|spray)|freezing cream|deadening cream|(?:crema|pomada|gel|creme|cream) an?e?stesi\\w*|an?estesi\\w*|creme anesthesi\\w*|anesthesi(?:ant|que)\\w*|betaubung\\w*|verdovend\\w*|zalf verdov\\w*|znieczul\\w*|uyusturucu krem|sunn karne wali";
const POISONED =
	"(?:ears?|head)(?: [\\w,]+){0,4} (?:ring\\w*|buzz\\w*|whistl\\w*|hum\\w*|whoosh\\w*|roar\\w*)|(?:ring\\w*|buzz\\w*|whistl\\w*|humming|whoosh\\w*)(?: \\w+){0,3} ears?|tinnitus|(?:metal\\w*|weird|funny|odd)(?: \\w+){0,2} taste|taste(?: \\w+){0,3} (?:metal\\w*|pennies|coins)|diz+\\w*|light ?headed|woozy|faint\\w*|pass(?:ed|ing) out|twitch\\w*|jerk\\w*|shak(?:y|es|ing)|trembl\\w*|seizure|fitting|(?:lips?|nails?|fingers?|fingertips|face|mouth|skin)(?: \\w+){0,5} (?:blue|bluish|purple|purplish|gr[ae]y|grayish|greyish|slate)|(?:blue|bluish|purple|gr[ae]y) (?:lips?|nails?|fingers|fingertips|mouth)|hearts?(?: \\w+){0,4} (?:rac\\w*|pound\\w*|slow\\w*|skip\\w*|flutter\\w*|stumbl\\w*|funny|weird)|(?:tongue|mouth|lips?|gums)(?: [\\w,]+){0,5} (?:tingl\\w*|numb|fizz\\w*|thick|pins)|(?:tingl\\w*|numb|fizzy|fizzing)(?: \\w+){0,3} (?:tongue|mouth|lips?|gums|face)|confus\\w*|drows\\w*|sleepy|blurr\\w*|slur\\w*|breath\\w*|zumb\\w*|zunid\\w*|oidos|oreilles|ohren\\w*|ouvidos?|orecchie|mare(?:o|ad[ao])\\w*|tontura|tont[ao]|vertige\\w*|schwindel\\w*|gira la testa|morad(?:o|a|it)\\w*|azul\\w*|bleu\\w*|blau\\w*|rox[oa]s?|chakkar|neele|bourdonn\\w*|siffl\\w*|fischi\\w*|duizelig|zawrot\\w*|bas donmesi|basim donuyor";
/** Film is what it lies under here. */
const NUMB_CALM = new RegExp(
	`${LONG_AGO.source}|\\b(?:what (?:would|happens) if|how (?:do i|to) (?:avoid|prevent)|can (?:it|emla|lidocaine) cause|dentist|horror (?:tales|stories)|someone at work|tooth|teething|before i (?:use|buy|try)|is (?:it|emla|lidocaine) (?:safe|ok)|afraid of|scared of (?:needles|fainting)|in case|faint (?:line|scar|mark|smell)|allergic to it)\\b`,
);
/** Lips that were numbed for a treatment of the lips are numb. */
const LIPS_ALONE =
	/^(?=.*\b(?:lip (?:fillers?|tattoo|blush\w*)|fillers?)\b)(?=.*\bnumb\b)(?!.*\b(?:ring\w*|buzz\w*|diz+\w*|blue|bluish|gr[ae]y|purple|metal\w*|twitch\w*|hearts?|faint\w*|shak\w*|seizure|confus\w*|breath\w*|legs?|film|plastic)\b)/;

const STRONG_PLANT =
	"cow ?parsley|giant hog ?weeds?|hog ?weeds?|hogweeds?|hog weed|cow ?parsnips?|wild parsnips?|heracleum|umbrella (?:weeds?|plants?|hogweed)|gas plant|burning bush|berce du caucase|barenklau|barszcz\\w*|panace di mantegazza";
const GARDEN_PLANT =
	"rue|ruda|celery|celeriac|fig (?:trees?|leaf|leaves|sap|milk|branch\\w*|bush)|figs|figs? (?:off|from)|parsnips?(?: tops| leaves| greens)?|angelica|lovage|bishops? weed|limes?(?: juice| wedges?| slices?)?|key limes?|margaritas?|margs?|mojitos?|caipirinhas?|bergamots?";
const SAP_ON =
	"sap|juices?|milk|sprayed|spray|splash\\w*|splatter\\w*|squirt\\w*|all over|covered in|strimm\\w*|whipper snipp\\w*|weed ?whack\\w*|brush ?cut\\w*|hack\\w*|chopp?\\w*|cut\\w*|slash\\w*|pull\\w*|weed(?:ed|ing)|prun\\w*|trimm\\w*|pick\\w*|harvest\\w*|squeez\\w*|brush\\w*|ran through|walk\\w* through|touch\\w*|rubb\\w*|snapp\\w*|wip\\w*|put|dabb\\w*|clear\\w*|mow\\w*|drip\\w*|making|made";
const ON_BODY =
	"(?:my|his|her|our|the|ma|mah|mi|wee|both|their) (?:\\w+ )?(?:\\w+ )?(?:face|cheeks?|neck|chin|forehead|nose|eyes?|eyelids?|lids?|hands?|fingers?|arms?|forearms?|wrists?|legs?|shins?|knees?|skin|lips?|mouth|chest|back|shoulders?|ankles?|elbows?|underarms?|spots|marks|pits|armpits?)|on (?:me|him|her|us)|all over (?:me|him|her)|bare (?:arms?|hands?|legs?)|got me|face";
const IN_LIGHT =
	"sun|sunny|sunshine|sunlight|sunbath\\w*|sunburn\\w*|sunned|sunlounger|daylight|outside|outdoors?|beach|pool|poolside|patio|terrace|boat|garden|holiday|summer|hot day|bright|blister\\w*|burn(?:t|s|ed|ing)?|streak\\w*|drip marks?|brown (?:marks?|lines?|patches|stains?|hand ?prints?)|red (?:streaks?|lines?)|stripes?|welts?|rash";
const NO_SAP = new RegExp(
	`${NOT_NOW.source}|\\b(?:fading|faded|half gone|invisible now|last (?:summer|spring|autumn|winter|year)|fig scented|fig (?:candle|perfume|lotion|body)|lime (?:green|plaster|mortar|wash|scale|stone|render)|limestone|limescale|lime (?:in|on) (?:my |the )?water|hydrated lime|quick ?lime|scented|essence|extract|shampoo|shower gel|candle|perfume|deodorant|drink celery|drank|celery (?:sticks|soup|juice (?:every|daily|cleanse|for breakfast|in the))|(?:celery|lime) juice (?:diet|cleanse)|drinking|smoothies?|de la rue|la rue|dans la rue|rue the day|tom collins)\\b`,
);

const OTHERS_MEDICINE =
	"efudi[xc]|efude[xc]|effudix|eff?udex|fluoro ?urac\\w*|5 ?fu|aldara|imiquimod|imiquamod|zyclara|actikerall|solaraze|picato|klisyri|tirbanibulin|(?:chemo|cancer|skin cancer|keratosis) creams?|testo ?gel|testosterone (?:gel|cream|lotion|stuff)|androgel|testosterone|tostran|axiron|o?estrogen (?:gel|cream|spray)|o?estrogel|evamist|lenzetto|sandrena|hrt (?:gel|cream|spray)|(?:hormone|t) (?:gel|cream)|minox\\w*|rogaine|regaine|wart ?(?:gel|cream|paint|remover|lotion|stuff|acid)|verruca (?:gel|paint)|podophyll\\w*|warticon|condyline|bazuka";
const ANIMALS_MEDICINE =
	"(?:flea|tick|worm) (?:drops?|treatment|spot on|stuff)|spot on|frontline|advantage|advocate|bravecto|(?:dog|cat|horse|pet|vet|animal|puppy|kitten)s?(?: \\w+){0,2} (?:cream|ointment|ear drops|medicine|gel|drops|steroid)|vets? (?:cream|ointment)";
const OTHER_ONE =
	"dads?|da|fathers?|mums?|moms?|mams?|mothers?|husbands?|hubb(?:y|ies|ys)|wife|wifes|partners?|boyfriends?|bf|girlfriends?|gf|nans?|nanas?|grans?|grandads?|granddads?|grandpas?|grandmas?|papas?|grampas?|uncles?|aunts?|aunties?|brothers?|sisters?|sons?|daughters?|bosss?|patients?|residents?|clients?|neighbou?rs?|friends?|mates?|budd(?:y|ies|ys)|mr|mrs|flatmates?|roommates?|lodgers?|(?:fil|mil)|in laws?|old (?:man|fella|boy)|him|his|her|hers|dogs?|cats?|pups?|puppy|horses?|pony|kittens?|pets?";
const TOUCHED =
	"bare ?hand(?:ed|s)?|bare ?fingers?|(?:without|no|not (?:wearing|using)|never (?:wear|wore|use|used)|forgot|ran out of) (?:\\w+ )?gloves|gloves? (?:split|tore|ripped|off|leaked|catch\\w*)|with my (?:hands?|fingers?|finger)|(?:on|onto|over|in|into|across|near|touch\\w*|rubb\\w*|wip\\w*) (?:to )?(?:my|ma|mah) (?:own )?(?:\\w+ )?(?:face|hands?|fingers?|skin|cheeks?|lids?|eyelids?|eyes?|lips?|mouth|arms?|forearms?|neck|chest|nose|chin|forehead|belly|nipples?)|my (?:face|cheeks?|hands?|lids?|eyelids?|eyes?|arms?|skin|fingers?|lips?)(?: \\w+){0,4} (?:red|pink|sore|itch\\w*|sting\\w*|burn\\w*|raw|hairy|tingl\\w*)|(?:then|after|afterwards|before)(?: \\w+){0,4} (?:did|do|doing|put|rubbed|touched|washed|moisturis\\w*|moisturiz\\w*|creamed) (?:\\w+ )?(?:my|own)|(?:rubs?|rubbed|came|comes|gets?|got|transferr?\\w*|smear\\w*)(?: \\w+){0,3} (?:on|onto|off on|over) (?:to )?me|(?:cuddl\\w*|hugg?\\w*|kiss\\w*|sleeps? on|lying on|lay on|skin to skin|same (?:towel|pillow|flannel|sponge|cloth))|by (?:mistake|accident)|mixed up|wrong tube|borrow\\w*|used (?:his|hers?|my (?:\\w+ )?(?:dads?|mums?|moms?|husbands?|nans?|grans?|wifes?|sisters?|brothers?|partners?|dogs?|cats?))|growing (?:hair|a beard)|hairs? growing";
const NOT_OTHERS = new RegExp(
	`${NOT_NOW.source}|\\b(?:with gloves on|(?:in|into|inside) (?:my|his|her|the \\w+) mouth|swallow\\w*|drank|ate|licked it|i (?:always )?(?:wear|wore|use) gloves|my (?:own|doctor|derm\\w*|gp) (?:efudix|prescribed|gave me|put me)|prescribed (?:me|for me|to me)|my (?:efudix|aldara|minoxidil|testogel|hrt)|shampoo for me|horse (?:oil|shampoo)|dog cream contour)\\b`,
);

const OXYGEN =
	"home oxygen|oxygen (?:machine|concentrator|tank|tanks|cylinder|cylinders|bottle|tubes?|tubing|therapy|line|at home|at night|overnight|24|prongs|lines?|supply|pump|thing)|(?:on|using|needs?|has|wears?|gets?|with|wi|got|give\\w*|put (?:him|her|me) on) (?:the |home |his |her |my |some |portable |night |night ?time |an? )?oxygen|oxygen (?:he|she|i|for his|for her|for my)|nasal (?:cannula|canula|prongs|tube|specs|oxygen)|nose (?:prongs|tubes?|cannula)|cannula|canula|cannulas|concentrators?|the prongs|o2 (?:machine|tank|tube|concentrator|line)|on o2";
const OILY =
	"vaseline|vasoline|petroleum|petrolatum|aquaphor|paraffin|ointments?|balms?|chapstick|lip ?balm|carmex|blistex|oils?|oily|shea|coconut|butter|grease|greasy|lard|tallow|lanolin|vicks|vaporub|lotions?|creams?|moisturi\\w*|emollients?|nivea|e ?45|sudocrem|bepanthen|dab|rub";
const FLAME =
	"candles?|cigarettes?|fags?|cigars?|smok(?:e|es|ing|er)|vap(?:e|es|ing)|lighters?|match(?:es|stick)|(?:gas|open|coal|log|wood) ?(?:fire|hob|stove|cooker|burner|ring)|log burner|fireplace|incense|agarbatti|diya|shisha|bonfire|bbq|barbecue|heater";
const NO_OXYGEN =
	/\b(?:oxygen (?:facial|mask|bleach|peel|serum|infus\w*|bubble|cream|treatment at|spa|bar)|oxygenat\w*|active oxygen|oxygen to (?:the |my )?(?:skin|cells|face)|skin (?:gets?|needs?) oxygen|scuba|dive|diving|hyperbaric|in hospital for a day|blood oxygen|oxygen levels? (?:of|in) (?:the )?skin|bbglow|iv cannula|filler|micro ?cannula|blunt cannula|cannula (?:in|on) my hand|botox)\b/;

const SKIN_OFF =
	"skin(?: [\\w,]+){0,6} (?:rubs?|comes?|came|coming|peel\\w*|falls?|falling|slides?|slid|slips?|slipp\\w*|slough\\w*|lift\\w*|shed\\w*|tore|tears?)(?: \\w+){0,2} (?:off|away|in sheets|like)|(?:peel\\w*|comes? off|came off|coming off|shedding)(?: \\w+){0,3} (?:in (?:sheets|strips|patches|my hands?|the towel)|like (?:wet |tissue )?(?:paper|tissue|a snake))|blister\\w*(?: \\w+){0,4} (?:all over|everywhere|body|chest|back|trunk|spread\\w*|face)|(?:chest|back|neck|face|body|trunk)(?: \\w+){0,4} blister\\w*|like (?:a |it (?:was|is|got) )?(?:scald\\w*|boil\\w*|hot water)|scalded";
const INSIDES =
	"(?:mouth|lips?|tongue|gums|throat|eyes?|lids?|eyelids|genitals?|privates?|private parts?|down (?:there|below)|vagina|penis|willy|bum|nose)(?: [\\w,]+){0,6} (?:sores?|raw|ulcer\\w*|blister\\w*|bleed\\w*|crust\\w*|sting\\w*|gritty|glued|stuck|full of sand|on fire)|(?:sores?|ulcers?|raw|blisters?)(?: [\\w,]+){0,6} (?:mouth|lips?|tongue|gums|eyes?|genitals?|privates?|private parts?|down (?:there|below)|vagina|penis|willy)|cannot (?:swallow|open my eyes|pee|eat|drink)|hurts? to (?:pee|swallow|wee)";
const TABLETS =
	"(?:new|different|started|starting|stronger|doubled|raised|upped|after|since|from|gave me|given|prescribed|on|taking|took|first|second) (?:\\w+ ){0,5}(?:tablets?|pills?|medicines?|medication|meds|drugs?|capsules?|antibiotics?|dose|course|treatment|injections?)|(?:tablets?|pills?|medicines?|meds|capsules?|antibiotics?|dose) (?:\\w+ ){0,4}(?:for|from|i started|he started|she started|last|this|\\d+|two|three|since)|gout|epilep\\w*|seizures?|bipolar|malaria|fansidar|septri\\w*|septra|bactri\\w*|co ?trimox\\w*|sulfa\\w*|sulpha\\w*|allopur\\w*|alopurinol|lamotr\\w*|lamict\\w*|carbam\\w*|tegret\\w*|phenyt\\w*|nevirapine|\\w+cillin|\\w+floxacin|\\w+mycin|metronidazole|flagyl|nitrofurantoin|trimethoprim|ibuprofen|diclofenac|naproxen|meloxicam|piroxicam|celecoxib";
const NO_DRUG_SKIN = new RegExp(
	`${NOT_NOW.source}|\\b(?:isotret\\w*|accutane|roaccutane|tretinoin|retin\\w*|adapalene|differin|benzoyl\\w*|peel(?:ing)? (?:solution|gel|mask)|chemical peel|glycolic|tca|sunburn\\w*|cold sores?|canker|chapped|kettle|spill\\w*|poured|splash\\w*|pan of|heard (?:that|of)|read (?:that|about)|before i start|risk of)\\b`,
);

/** The same in other languages, without accents. */
const BURNS_ABROAD =
	"estufas?|brasero|caldera|chimenea|calentador|calefon|generador|parrilla|carbon|lena|fogao|lareira|aquecedor|churrasqueira|gerador|esquentador|carvao|poele|chaudiere|cheminee|chauffe eau|groupe electrogene|brasero|charbon|ofen|kamin|gasheizung|gastherme|therme|holzkohle|grill|(?:mit|heizen) gas|gasofen|stufa|caldaia|camino|braciere|generatore|carbonella|kachel|houtkachel|gaskachel|geiser|piec\\w*|kominek|soba|kombi|mangal|angeethi|sigri|geyser|koyla|heater";
const UNWELL_ABROAD =
	"duelen? (?:mucho )?la cabeza|dolor(?:es)? de cabeza|maread\\w*|mareos?|nauseas?|dor(?:es)? de cabeca|tont(?:a|o|os|as|ura)|enjoo|enjoad\\w*|mal (?:a|de) (?:la )?tete|maux de tete|vertiges|nausees?|kopfschmerz\\w*|kopfweh|schwindl\\w*|schwindel\\w*|uebel|ubel|mal di testa|gira la testa|nausea|hoofdpijn|misselijk|duizelig|bola? (?:mnie |nas )?glow\\w*|bol glowy|mdlosci|zawroty|basim agri\\w*|basimiz agri\\w*|bas agri\\w*|mide bulant\\w*|sir (?:mein |me )?dard|chakkar|ulti";
const CLUE_ABROAD =
	"los dos|las dos|todos|ambos|fuera|afuera|al salir|ao sair|la fora|os dois|as duas|dehors|en sortant|tous|toutes|mon mari aussi|drauss\\w*|beide|beiden|wir alle|an der (?:frischen )?luft|fuori|tutti|uscendo|all ?aperto|buiten|allebei|allemaal|na dworze|na zewnatrz|oboje|wszyscy|disari\\w*|hepimiz|ikimiz|bahar|dono|sabko|sab ko|sab log|perro|gato|hund|katze|chien|chat|cane|gatto|cachorro|kopek|kedi";

/** A cause that stands beside the skin and not on it, told in pictures, of others and of animals too. */
export const HIDDEN_CAUSE_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.carbon-monoxide",
		whole: true,
		says: [
			new RegExp(`\\b(?:${BURNS_ABROAD})\\b`),
			new RegExp(`\\b(?:${UNWELL_ABROAD})\\b`),
			new RegExp(`\\b(?:${CLUE_ABROAD})\\b`),
		],
	},
	{
		rule_id: "red-flag.carbon-monoxide",
		whole: true,
		says: [new RegExp(`\\b(?:${BURNS})\\b`), new RegExp(`\\b(?:${UNWELL})\\b`), CLUE],
		unless: NO_GAS,
	},
	{
		rule_id: "red-flag.carbon-monoxide",
		whole: true,
		says: [near(BURNS_INSIDE, CLOSED, 7), new RegExp(`\\b(?:${UNWELL})\\b`)],
		unless: new RegExp(
			`${NO_GAS.source}|\\b(?:cook(?:ing|ed)? (?:dinner|pasta|all day|for)|chef|kitchen job|car ?sick|travel ?sick|sea ?sick)\\b`,
		),
	},
	{
		rule_id: "red-flag.carbon-monoxide",
		whole: true,
		says: [ALARM],
		unless:
			/\b(?:(?:gas|boiler) (?:man|men|people|engineers?|fitter) (?:came|checked|said|says|looked)|(?:duff|flat|dead|low) battery|battery was|all clear|new one fitted|battery (?:low|is low|change)|low battery|test button|testing it|false alarm)\b/,
	},
	{
		rule_id: "red-flag.numbing-cream",
		whole: true,
		says: [new RegExp(`\\b(?:${NUMBING})\\b`), new RegExp(`\\b(?:${POISONED})\\b`)],
		unless: new RegExp(`${NUMB_CALM.source}|${LIPS_ALONE.source}`),
	},
	{
		rule_id: "red-flag.skin-coming-off",
		whole: true,
		says: [
			new RegExp(`\\b(?:${TABLETS})\\b`),
			new RegExp(`\\b(?:${SKIN_OFF})\\b`),
			new RegExp(`\\b(?:${INSIDES}|fever\\w*|temperature|3[89]|40|body (?:is |dey )?hot|burning up)\\b`),
		],
		unless: NO_DRUG_SKIN,
	},
	{
		rule_id: "red-flag.skin-coming-off",
		whole: true,
		says: [
			new RegExp(`\\b(?:${TABLETS})\\b`),
			new RegExp(`\\b(?:${INSIDES})\\b`),
			/\b(?:rash\w*|blotch\w*|(?:red|purple|dark|dusky) (?:\w+ )?(?:spots?|patch\w*|marks?|rings?)|target\w*|blister\w*|peel\w*)\b/,
		],
		unless: new RegExp(`${NO_DRUG_SKIN.source}|\\b(?:thrush|itchy eyes|hay ?fever|acne|pimples?)\\b`),
	},
	{
		rule_id: "red-flag.skin-coming-off",
		whole: true,
		says: [
			/\bskin\b(?: [\w,]+){0,6} (?:comes?|came|coming|slides?|slid|slipp\w*|rubs?|peels?|peeling)(?: \w+){0,2} (?:off|away|in sheets)\b|\b(?:blister\w*|peel\w*)(?: \w+){0,3} (?:all over|everywhere|in sheets)\b/,
			new RegExp(`\\b(?:${INSIDES})\\b`),
			/\b(?:mouth|eyes?|genitals?|privates?|private parts?|down (?:there|below)|fever\w*)\b/,
		],
		unless: new RegExp(
			`${NO_DRUG_SKIN.source}|\\b(?:lips? (?:is|are|keep) peeling|licking|eczema|braces)\\b`,
		),
	},
	{
		rule_id: "red-flag.plant-sap",
		whole: true,
		says: [
			new RegExp(`\\b(?:${STRONG_PLANT})\\b`),
			new RegExp(`\\b(?:${SAP_ON}|burn\\w*|blister\\w*)\\b`),
			/\b(?:faces?|cheeks?|necks?|chin|lips?|mouths?|foreheads?|eyes?|hands?|fingers?|arms?|forearms?|wrists?|legs?|shins?|knees?|skin|me|him|her|us|them|hours?|minutes?|mins?|just|today|yesterday|gloves|shorts|sleeves?|visor)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:fading|faded|half gone|invisible now|as (?:scouts|kids)|last (?:summer|spring|autumn|winter|year)|how do i (?:get rid of|kill)|photo of|identify)\\b`,
		),
	},
	{
		rule_id: "red-flag.plant-sap",
		whole: true,
		says: [
			near(GARDEN_PLANT, SAP_ON, 5),
			new RegExp(`\\b(?:${ON_BODY})\\b`),
			new RegExp(`\\b(?:${IN_LIGHT})\\b`),
		],
		unless: NO_SAP,
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		whole: true,
		says: [
			new RegExp(`\\b(?:${STRONG_PLANT}|(?:lime|fig|rue|parsnip) (?:juice|sap|milk)|euphorbia|spurge)\\b`),
			/\b(?:in|into|inside|hit|got|reached)(?: \w+){0,2} (?:my |his |her |the |both |one |left |right |their )*eyes?\b|\beyes? (?:feels?|is|are|full|sting\w*|burn\w*|went|going|cannot)\b/,
		],
		unless: NO_SAP,
	},
	{
		rule_id: "red-flag.others-cream",
		whole: true,
		says: [near(OTHERS_MEDICINE, OTHER_ONE, 7), new RegExp(`\\b(?:${TOUCHED})\\b`)],
		unless: NOT_OTHERS,
	},
	{
		rule_id: "red-flag.others-cream",
		whole: true,
		says: [
			new RegExp(`\\b(?:${ANIMALS_MEDICINE})\\b`),
			new RegExp(
				`\\b(?:${TOUCHED}|on(?:to)? (?:my|me|his|her)(?! (?:dogs?|cats?|horses?|pets?|pup\\w*|fur|paws?))(?: \\w+)? (?:eczema|rash|spots?|bites?|psoriasis|elbows?|scalp|neck|legs?|skin|face))\\b`,
			),
		],
		unless: new RegExp(
			`${NOT_OTHERS.source}|\\b(?:full advantage|take advantage|on the spot|spot on (?:my|the|for)|spot on treatment (?:for|of) (?:acne|pimples))\\b`,
		),
	},
	{
		rule_id: "red-flag.oxygen-fire",
		whole: true,
		says: [new RegExp(`\\b(?:${OXYGEN})\\b`), new RegExp(`\\b(?:${OILY}|${FLAME})\\b`)],
		unless: NO_OXYGEN,
	},
];
