import { phrases as plain } from "../skin/note/phrases.ts";
import { WORDS } from "./words.ts";

const phrases = (list: string): RegExp => plain(list, WORDS);

export const BARRIER = phrases(`
	dermatite|atopique|atopica|atopico|neurodermite|schuppenflechte|psoriasi|ekzem|ekzema|eccema|seb\\w* derm*|sebor*|dermatose|eczema|atopic|atopy|dermatitis|seb derm|sebderm|seborrheic|seborrhoeic|psoriasis|psoriatic|sebopsoriasis|ichthyosis|neurodermatitis|neurodermitis|exzem|lichen simplex|keratosis lichen*|netherton*|pityriasis alba|cradle cap
`);
/** A harmless growth with the same first name. */
export const NOT_BARRIER = phrases("seborrh* keratos*|seborrhoeic wart*|seborrheic wart*");
export const PERIORAL = phrases(`
	dermatitis around/round my? mouth|mouth dermatitis|p\\.o dermatitis|po dermatitis|my/have/had/got/has pd|pd flare*/rash/around/round/on my/the/again|stewardessenkrankheit|stewardess disease|flight attendant disease|mundrose|p\\.o\\.d|pod around/round/on my|dermatitis/dermatite perioral/periorale|perioral* _ dermatitis|ring of bumps/spots _ mouth/lips|bumps ringing my? mouth|clown mouth rash|red? bumps around/round my? mouth|rash around/round my? mouth|bumps all? around/round my? mouth|perioral dermatitis|peri oral dermatitis|periorificial dermatitis|perioral derm|perioral rash|perioral|peri oral|periorificial
`);
export const MELASMA = phrases("melasma|chloasma|cloasma|melasme|paño|pano|pregnancy mask|mask of pregnancy");
export const SHAVING_BUMPS = phrases(`
	razor bump*|shaving bump*|shave bump*|shaver bump*|beard bump*|razor rash|shaving rash|barbers itch|barber itch|pseudofolliculitis*|pfb|ingrown|ingrown hair*|ingrowns|in grown hair*
	bumps _ shave/shaves/shaving/shaved/razor/beard|spots _ shave/shaving|pimples _ shave/shaving|shave/shaves/shaving/shaved _ bumps/bumpy/pimples/spots|breakout* _ shave/shaving|break out _ shave/shaving
	barb/barbing/barber/clipper/clippers/trim/trimming/haircut/razor/blade _ bump/bumps/rash/pimples/rough|bump/bumps/rash _ barb/barbing/barber/clipper/clippers/trim/trimming/haircut|beard/neck/jaw _ bump/bumps _ hair/hairs|hair/hairs inside the? bump/bumps|bump/bumps _ hair/hairs inside|hair/hairs stuck/trapped under/in/inside|hair/hairs grows/growing/grow/bends/turns inside/inward/inwards/under
	only where i shave|where i shave|pluck/plucks/plucking/tweeze/tweezes/tweezing/epilate/epilating/thread/threading _ bump/bumps/ingrown|bump/bumps _ pluck/plucking/tweeze/tweezing/epilating/epilate/threading|hairs curl*|hair curl* back|hairs grow* back in*|hair grow* back in*|hairs grow* into
`);
/** What lives on skin oil and flakes it; never a name of a disease. */
export const GREASY_FLAKES = phrases(`
	eyebrow*/brow*/beard*/moustache _ flak*|greasy and? flaky|oily and flaky|beard* like a snow globe|snow globe|greasy/oily/yellow/yellowish/waxy yellow? flake*/scale/scales/crust/crusts|dandruff in/on my? eyebrow*/brow*/beard/face/hairline/moustache|flak* _ my? eyebrows/brows/hairline/beard|flak* beside/around/by/along _ nose/nostril*|dandruff and _ face/nose/brows/eyebrows|peel*/flak*/scal* _ beside/around/by/along _ nose/nostril*|peel*/flak*/scal* _ eyebrow*/brow*/beard/moustache|head/hair/scalp _ dandruff _ face
	seb derm|sebderm|seborrheic dermatitis|seborrhoeic dermatitis|seborrheic|seborrhoeic
`);
/** Said of sunscreen itself and not of one that stings or shines. */
export const NO_SUNSCREEN = phrases(`
	hate/hates/despise/detest/loathe wearing? sunscreen*/suncream/spf/sunblock|cannot stand wearing? sunscreen*/suncream/spf/sunblock|refuse to wear/use/put _ sunscreen/suncream/spf/sunblock|will not/never wear/use/put _ sunscreen/suncream/spf/sunblock|will not/never wear/use/put on? sunscreen/suncream/spf/sunblock
	not going to wear/use/put on? sunscreen/suncream/spf/sunblock|never going to wear/use/put on? sunscreen/suncream/spf/sunblock|not want to wear/use/put on? sunscreen/suncream/spf/sunblock|not want sunscreen/suncream/spf|no sunscreen please/thanks/ever/for me|anything but sunscreen
`);
export const VEGAN = phrases(
	"vegan|plant based only|plant based products|plant based please|only plant based|nothing animal|no animal stuff|animal stuff|animal free|nothing from animals|no animal ingredients|no animal products",
);
export const HALAL = phrases("halal|haram|kosher|no pork");
/** How many products somebody is willing to use. */
export const TWO_PRODUCTS = phrases(`
	two/2 jars/bottles/tubes/pots/creams/items/things/products/steps is/are my? limit/max/maximum|two/2 jars/bottles/tubes/pots/creams/items only/max/maximum/tops|only/just/max/maximum two/2 jars/bottles/tubes/pots|at most two/2 jars/bottles/tubes/pots|my limit/max/maximum is two/2|two/2 is my limit/max/maximum|not a third|two/2 things _ and no more|do those and no more|those two/2 and no more|those two/2 and nothing
	one/1 thing/product/cream/step/tube in the morning/evening|one/1 thing/product/cream/step/tube at night|one/1 in the morning , one/1 at night|one/1 in the morning and one/1 at night|one for the morning and? one for the night
	use/using/do two/2 products/steps/things/items , not/no/never/nothing|use/do two/2 things/products/steps and no|only two/2 products/steps/things/items/creams/bottles|just two/2 products/steps/things/items/creams|only want/need/buy/manage/do two/2 products/steps/things/items
	want only/just two/2 products/steps/things/items|two/2 products/steps/things/items only/max/maximum/tops|two/2 products/steps/things at most|at most two/2|maximum two/2|max two/2|maximum of two/2
	no more than two/2 products/steps/things/items|not _ more than two/2 products/steps/things/items|two/2 step routine|two/2 product routine|limit _ two/2 products
	two/2 products and|two/2 steps and i am|all i will ever do|one/1 or two/2 products/steps/things/items|one/1 thing/product/step/cream , two/2 tops/max/maximum|one/1 thing , two/2 tops|max/maximum two/2 things|could only use one/1 product/thing/cream|one/1 product would it be|only one/1 product/step/cream|just one/1 product/step/cream|only want one/1 product/step/cream/thing|one/1 product/step/cream only/max|just/only want/need one/1? cream and a? sunscreen/spf|one cream and a/one? sunscreen|single product|one product at most|no more than one product
`);
const FEW_SAID = phrases(`
	two/2 things/steps/products? in the morning/mornings|two/2 things/steps/products? at night|two/2 steps? morning|two/2 steps? and two/2 steps?|dressing table|like a chemist*|like a pharmacy|not want _ shelf full|one minute|two minutes|malo rzeczy|wenig produkte|wenige produkte|pocos pasos|pocos productos|peu de produits|poche cose|few things|not many things|
	three/3/four/4 jars/bottles/tubes/pots/creams/items/things/products/steps is/are my? limit/max/maximum|max/maximum three/3/four/4 jars/bottles/tubes/pots/creams|not a fourth/fifth|three/3/four/4 is my limit/max/maximum|need/want/use/have/buy three/3/four/4 things in total/all
	as few _ as possible|as few products/steps/things|as little as possible|as little effort|as simple as possible|as short as possible|as minimal as possible|fewest products/steps|few products/steps|too many bottles/products/steps/jars|not do ten/10|a couple/few of? minutes a day|more than a couple of? minutes|not _ fiddly|nothing fiddly|make it fiddly|not going to do a routine|not gonna do a routine|three/3 things|fewer products/steps
	shortest routine|short and sweet|no ten/10/twelve/12 step|needs to be quick|has to be quick|must be quick|make it quick|simplest thing|simplest routine|simplest possible|dead simple|super simple|really simple|more than a couple of things/products/steps|a couple of things at most|couple of products at most|three/3 products$|three/3 products not four/4|up to four/4 steps/products|four/4 steps/products at most|manage three/3 steps/products|manage 3 steps|cleanser _ sunscreen and nothing else|and nothing else please|keep it simple|keep things simple|keep this simple|keep it short|keep it minimal|keep it basic|something simple|simple routine|simple plan|simple skincare|minimal routine|minimal skincare|minimal steps|minimalist*|bare minimum|short routine|quick routine|easy routine|basic routine
	not want many/lots/loads|not want a lot/long/complicated/big|not want 10/ten/12|hate long routines|hate routines|no patience|nothing complicated|nothing too complicated|nothing fancy|not complicated|uncomplicated|low maintenance|low effort|i am lazy|too lazy|very lazy|pretty lazy|lazy person/guy/girl
	only three/3 products/steps/things|just three/3 products/steps/things|three/3 products/steps/things only/max/maximum/tops|three/3 products/steps/things at most|at most three/3|max three/3|maximum three/3
	no more than three/3|not _ more than three/3|two/2 or three/3 products/steps/things|two to three products/steps/things|2 to 3 products/steps/things|three/3 step routine
	three/3/four/4/five/5 products/steps/things/items/bottles in total/all|three/3/four/4/five/5 products/steps/things/items/bottles total|three/3/four/4/five/5 products/steps/things/items/bottles _ my limit/max/maximum|my limit/max/maximum is three/3/four/4/five/5|limit _ three/3/four/4/five/5 products/steps/things/items/bottles|no more than four/4/five/5 products/steps/things/items/bottles|not _ more than four/4/five/5 products/steps/things/items/bottles
	four/4/five/5 products/steps/things/items/bottles max/maximum/tops/only|only/just four/4/five/5 products/steps/things/items/bottles|at most four/4/five/5 products/steps/things/items/bottles|max/maximum four/4/five/5 products/steps/things/items/bottles|maximum of four/4/five/5 products/steps/things/items/bottles|four/4/five/5 step routine|manage/do four/4/five/5 products/steps/things/items/bottles and no
`);
/** A wish of one word counts too: "simple". */
export const FEW_PRODUCTS = new RegExp(
	`${FEW_SAID.source}|^(?:very |just |please |something )*(?:simple|minimal|basic|easy|quick|short)(?: please)?$`,
);
/** "I get paid on the 15th so nothing fancy before that": of the price, and of no number of things. */
export const TOO_DEAR_FOR_FANCY =
	/(?<=\b(?:paid|pay ?day|wages?|pension|rent|afford|broke|budget|money)\b.*)\bnothing (?:too )?fancy\b|\bnothing (?:too )?fancy\b(?=.*\b(?:paid|pay ?day|wages?|pension|rent|afford|broke|budget|money)\b)/;
export const MAN = phrases(`
	i am a _ man/guy/bloke/dude/lad/male/father/dad/husband|as a man/guy/bloke/dude/lad|bloke/guy/dude/lad/male/man here|for a man like me|\\d+ yr old bloke/man/guy/lad|\\d+ year old bloke/man/guy/lad|\\d+ years old male/man|\\d+ m$|\\d+ male|male \\d+|m \\d\\d$|my beard|my stubble|my goatee|my moustache|shave my face|aftershave|shaving foam|in/inside/under/behind my? beard
`);
export const NOT_A_MAN = phrases("his beard|not a man|husbands beard|his aftershave|my husband|my boyfriend");
export const NO_TINT = phrases(`
	no tint|no tints|without a? tint|without any tint|not tinted|untinted|nothing tinted|no tinted|nothing with a tint|not want _ tint/tinted|hate tinted|hate tints|no foundation|no make ?up please|nothing that looks like make ?up|not wear make ?up|never wear make ?up|nothing coloured|nothing colored|not like make ?up on
`);
export const WANTS_TINT = phrases(
	"want/wants/need/needs/prefer/like/love/wish/rather _ tinted|tinted sunscreen/spf/suncream/sunblock/one|something tinted|tinted please|tinted if|with a? tint|bit of tint|some tint|protetor com cor|protector con color|bloqueador con color|ecran teinte|creme solaire teintee",
);
export const BLACKHEADS = phrases(
	"strawberry nose/legs? nose|nose _ like a? strawberry|strawberry like nose|blackhead*|black head/heads|clogged pore*|blocked pore*|comedone*|comedonal|black dots on my? nose/chin|nose has/got them/these/the/some/all? black dots|black dots in/all over my? nose/pores|dots on my nose|congested nose/chin/forehead/skin",
);
export const NOT_BLACKHEADS = phrases(
	"get rid of _ blackheads strip*|blackhead strip*|blackhead mask*|blackhead vacuum*|blackheads gone|blackheads are gone|no more blackheads|what are blackheads|prevent blackheads",
);
export const ROSACEA = phrases("rosacea|rosacean|couperose|ocular rosacea");
export const ROSACEA_NOT_MINE = phrases(
	"rosacea cream/gel$|have either|runs in the family|in my family|my family has|do not have|not rosacea|is it rosacea because|difference|what is rosacea|prevent rosacea|product* for rosacea prone skin friends",
);

export const SUNBURN =
	phrases(`{burnt} like/to/as a|{burnt} like|i am {burnt}$|i am {burnt} on/from/and/all|came home/back {burnt}|come home/back {burnt}|{burnt} me|{burnt} red|{burnt} pink|sun {burnt}|sun caught|sun got/kissed/bit/bitten/nuked/zapped/roasted/cooked my/me|sunscald|uv burn|sun dermatitis|peeling from the sun|{face_part} is/are/got/went/gone/was/were? {burnt}|{burnt} medium/well|cooked medium|{burnt} {face_part}|lobster|{burnt} _ sun/sunbed/solarium/beach/pool/snow/slopes|sun _ {burnt}|forgot/no/without spf/sunscreen/suncream/hat _ {burnt}|forgot _ suncream/sunscreen/spf _ red|red as a beetroot|beetroot|bright red _ beach/sun/pool/garden|beach _ bright red|no spf _ red|no sunscreen _ red|got too much sun|overdid the sun|overdid it in the sun|too long in the sun|face is crispy|crisped|sun damaged yesterday|roasted|toasted by the sun|sizzled|burnt by _ sun|burned by _ sun|sun has burnt
	
	sunburn*|sun burn*|burnt in/by/from the sun|burned in/by/from the sun|caught the sun|caught too much sun|caught some sun|caught a bit of sun|too much sun|lobster|burnt to a crisp|burned to a crisp|sun blister*|sun poisoning|fried in the sun|fried my face|scorched
	burnt/burned my? face/nose/forehead/cheeks/scalp/neck/skin/lips/ears _ skiing/ski/beach/garden/sea/pool/boat/golf/sun/hiking/festival/holiday/snow/fishing/outside/cricket/park/running/surf*/sail*
	burnt/burned at/on the beach/pool/boat/festival/slopes/cricket/park/golf|got burnt/burned at/on/in|got burnt/burned yesterday/today|fell asleep in/on/by the sun/garden/beach/pool/park/sunbed*|forgot _ sunscreen/spf/suncream _ red/burnt/burned|red from the sun|burnt skiing|sun rash
	got fried|blisters from the sun|burned skiing|caught by the sun|sunbed burn*|tanning bed burn*|burnt on/under a/the? sunbed|roasted in the sun|goggle marks
`);
export const NO_SUNBURN = phrases(
	"{burnt} by acid/peel/retinol/tret/wax/iron/steam/oil/laser|{burnt} by/from/with the/a/my acid/peel/retinol/tret/wax/iron/tongs/straightener*|{burnt} _ tong*/iron/wax/straightener*/steam/oven/kettle/hob/pan/retinol/tret/acid/peel|{burnt} on/by _ stove/oven/hob|{burnt} my tongue/toast/dinner/hand/fingers|flush* _ beetroot|make/makes/made me _ beetroot|go/goes/turn/turns beetroot|feel/feels/felt sunburn*|as if sunburn*|never burn*|never sunburnt|avoid/prevent a? sunburn*|avoid getting sunburn*|like a sunburn|like sunburn|sunburn looking|sunburn* _ last summer/year/winter|sunburn* _ healed|sunburn* as a|burnt out|burned out|burnt/burned off|burnt orange/sienna|slow burn|prevent|avoid|burn easily|burns easily|burn so easily|easily burn*|i burn in|so i do not burn|without burning|always burn|not sunburnt|cheeks/face/skin burn/burns like/after/when/with|cheeks/face/skin burn/burns from _ chai/tea/coffee/food/wine/heat/stove/oven",
);

/** How a burnt face is told; with IN_THE_SUN beside it. */
export const LOOKS_BURNT = phrases(`
	on fire|sun got me|hot pink|pink and hot|hot and pink|went/gone/go/turned pink/red/scarlet/crimson|redder than|fire engine|stop light|stoplight|roja|rojo|colour/color of a|like a tomato/lobster/prawn/beetroot/snag/beet/brick/postbox/crab/crayfish/cherry|red as a|sizzling|medium rare|well done|glowing|tight and hot|hot and tight|hot and sore|stings from|warm to touch|	burnt|burned|fried|scorched|toasted|roasted|crisp|crispy|singed|cooked|baked|boiled|prawn|tomato|lobster|beetroot|traffic light|glow* in the dark|glowing like|bright red|red raw|raw and red|radiating heat|radiates heat|face is hot|hot and red|red and hot|red hot|scarlet|crimson|panda eyes|peel* off in|coming off in|got too much|overdid it|stayed out too long|face/nose/cheeks/forehead went red|red face/nose/cheeks/forehead from/after
`);
/** Painted or acted: no skin of anybody's. */
export const ACTED = phrases("fake|latex|halloween|costume|on stage|stage make ?up|special effects|sfx");
export const IN_THE_SUN = phrases(`
	no hat/shade/spf/sunscreen/suncream/cap/cream|without a? hat/shade/spf/sunscreen/suncream/cream|forgot _ hat/spf/sunscreen/suncream/cream|skied|surfed|hiked|sailed|swam|braai|outside|outdoor*|ladder|scaffold*|ruck march|march|lifeguard|sand|snow(?!\\sglobe)|glacier|piste|on site|site all|honeymoon|cancun|bondi|murree|goa|phuket|cottesloe|galveston|florida|mallorca|cyprus|turkey|egypt|dubai|desert|trek*|trail|regatta|rowing|paddle*|deck|patio|terrace|balcony|barbie|quinceanera|game day|pitch|football match|rugby|soccer|sports day|field day|field|tractor|harvest*|hay|farm|boat|jet ski|waterpark|water park|theme park|queue* all day|sun|sunny|sunshine|beach|pool|seaside|sea|lake|festival|garden|gardening|mowing|lawn|allotment|boat|sailing|ski|skiing|snowboard*|slopes|golf(?! ball)|cricket|tennis|match|marathon|half marathon|hike|hiking|walk on|picnic|bbq|barbecue|park|holiday|vacation|hot weekend|hot day|heatwave|heat wave|scorcher|summer day|outdoors|outside all|fishing|surf*|kayak*|cycling|bike ride|bali|tenerife|ibiza|spain|greece|sunbed|solarium|tanning|rooftop|construction site|roof|field|uv|carnival|wedding outdoors|parade|zoo|safari|aftersun|after sun|cap that did nothing
`);

export function withoutNoSunburn(text: string): string {
	return text.replaceAll(new RegExp(NO_SUNBURN, "g"), "...");
}

export const BROKEN =
	phrases(`dried blood|bled a|blood came|open holes|holes open|plaster on|plaster over|band aid on|a cut over|cut over|not yet closed|cold sore/soar/sores _ burst/crust*/open|crustin|claw marks|picked to bits|picked to pieces|picked apart|shredded|bled all|would not stop bleeding|tore off|ripped off|scalded|gash|gashes|bit of a gash|crust|crusts|crusting|crusted|weeps|weep|seeps|seeping|leaking|leaks|gapey|gaping|gapes|flesh is? showing|flesh|{face_part} is/are? without skin|no skin left/on|where the skin just? left|skin is gone/missing/off|skin came/come/comes/peeled/lifted away|strip/layer/patch/bit/half/chunk of it/skin/my? _ came/ripped/tore/off/away|half of it came|wet cuts|small/little/tiny/deep/wet/bad/fresh/shaving/paper/many/few cut/cuts|cut/cuts on/under/across/along/over/all/by/beside/above/below the/my/his/her {face_part}|cuts on/all|the cut|a cut on|cut plus|cut my/his/her/me {face_part}|cut myself shaving|nicked|nicks|nick|opened me/my the? {face_part}|rubbed _ open|rubbed _ raw|open place/places/spot/spots/sore/sores/wound/wounds/bit/area|one place open|split open|has/have split|has/have cracked|cracked and|opened a little|opened up|line has opened|stitch* _ open*|blister/blisters _ popped/burst/leak*/broke/open|popped blister*|burst and|has burst|skinned my/his/her/it|scratch* deep|clawed my|small peel on|peeled my {face_part} on|tooth caught|bit my lip|bitten my lip|busted lip|split my/his/her lip|fell _ gravel/tarmac/pavement/scooter/bike/concrete|{number} of them open|them open|it open|raw spot/patch/bit/place/area|picked _ bloody/blood|bleeds when|keeps bleeding|will not close|not close|not closed|not stop bleeding|sutures|stitched
	scraped|skinned my|road rash|friction burn|carpet burn|blister popped|popped a blister|hole in my|hole where|exposed skin|open blister*|split skin|skin split|cracked open|splits open|slit on my
	
	raw
	open wound*|open sore*|open cut*|open skin|broken skin|skin broken|skin is broken|skin broke|broke the skin|wound*|stitch*|suture*|steri strip*|butterfly strip*|butterfly stitch*|skin glue|dermabond
	weeping|oozing|ooze*|graze*|grazed|scrape on|scraped my|scratched my face|scratched it open|scratched raw|gash*|laceration|cut on my|cut my face/cheek/lip/chin/brow/forehead/nose/eyelid|deep cut|nicked|nick on|ulcer*|sore patch|sores|cracked and bleed*|cracks _ bleed*|split lip|lips split|split and bleed*|they split
	face is bleeding|face bleeds|bleeding|bled|bloody|blood on|skin came off|skin has come off|skin tore|tore my skin|torn skin|peeled the skin off|took a layer|took the skin off|took skin off|picked _ scab*|picked _ open|picked it off|picked at it|popped blister*|burst blister*|scab* on|scabbed|scabs|scabby|scabbing|burn on my|a burn|burn the size|burn _ chin/cheek/forehead/nose/lip/face|curling iron|straightener burn|hot wax burn*|bitten
	burned/burnt my _ tong*/iron/wax/straightener*/steam/oven/kettle/hob/pan|blister opened|blister _ open|cracked _ blood*|gouged|gouge|still open|open bit|open spot*|open patch*|open pimple*|opened up|till it opened|until it opened|till it bled|until it bled|till blood|drew blood|made it bleed|dug at|dug out|dug into|picked raw|picked it raw|picked _ raw|sliced|slashed|shaving cut*|cut myself|cut while shaving|razor cut*|razor took|took the top off|took a chunk|chunk out|chunk of skin|flap of skin|skin is off|skin off|missing skin|bit of skin|punctured|torn|tore|ripped|clawed|scratched me|scratched my|cat/dog/kid/baby/toddler scratched|scratch* _ open|popped _ open|popped _ blood*|burst _ open|squeezed _ blood*|crater|split on/at/in|fissure*|angular cheilitis|cold sore _ open/crack*|impetigo|fell off _ face/chin/nose|faceplant*|came off my bike|gravel in/rash|bits of gravel
	surgical site|incision|biopsy|excision|mohs|mole removed|skin graft
`);
export const NOT_BROKEN = phrases(`
	nose bled/bleeds/bleeding|nosebleed*|nose bleed*|	{sore} _ healed/closed/gone/settled/cleared/over|healed up|no scab*|not a nick|did it raw|raw like a champ|every day of my|biopsy , the lot|biopsy _ clear/fine/benign/normal/negative|crust of bread|pie crust|cut the crust|in the flesh|flesh tone|flesh colo*|weep at|weep with|makes me weep|leaking boobs|leaking milk|leaking through|leaky shirt|tap is leaking|crease _ split|split the bill/cost|split up|ice pick|cut it out|cut out|the cut off|cut price|not my cup|cut it|clean cut|short cut*|hair cut*|nicked my/his/her/the/some/a/it bike/wallet/phone/cream/tube|i nicked some/it/his/her/hers|nick some/it/his/her/hers/a bit|in the nick|st nick|old nick|open spots in|open spot in|open pore*|opened up to|opened up about|opened up a|opened me up|picked it up|ulcer* in my? mouth|mouth full of ulcers/sores|mouth ulcer*|biopsy letter/result/results/report/came/said|weepy/weeping days/phase went/gone/over/passed|
	oozing/bleeding/weeping has/have stopped|stopped oozing/bleeding/weeping|no blood|sick burn|burn from my mate|torn between|tore through|ripped jeans|ripped off|scratched the surface|cut on my hair|scar*|ripped off the/by|a burn on my wallet|open pores|burn easily|calorie burn|acne crater*|ice crater*|cut on sugar|
	raw honey/vegan/food/foods/diet/milk/denim/shea/coconut/materials/egg/potato/onion/garlic/aloe/cocoa/african/material/power/talent/photo/file/ingredients
	lipstick bleed*|bleeds into|eyeliner bleed*|split ends|cut out|cutting out|cut down|heavy bleeding|period bleed*|bleeding gums|gums bleed*|bleeding edge|bloody love|bloody hell|bloody good|bloody brilliant|so bloody|bloody expensive|bloody awful|stitches laughing|in stitches|raw power|bleeding heart|bloody nose as|whole bloody|every bloody|cut my hair|cut my fringe|hair cut
`);

/** Feelings of skin whose barrier is strained. */
export const STRAINED =
	phrases(`papery|like paper|like parchment|parchment|like leather|like cardboard|like jerky|like beef jerky|like a lizard|like a crocodile|like crocodile|like saran wrap|like glue|like clingfilm|like cling wrap|like a drum|as a drum|clingfilm*|cling filmed|shrink wrapped|shrinkwrapped|vacuum packed|plastic wrap*|saran wrap|tighten*|hurts to smile/laugh/move/touch/wash/raise/talk/chew|shed/sheds all/all over/like|shedding|coming/comes off in sheets/strips/ribbons/patches/pieces|in sheets|face/skin/cheeks/chin/forehead is/are/feels/felt? on fire|rubbed chilli/chili/pepper|like chilli/chili/pepper/nettles/acid/ants/needles|pins and needles|even _ burns/stings/hurts|burns like|burn like|burns even|burning|snow globe|snowglobe|face hurts|skin hurts|cheeks hurt|everything hurts/burns/stings|tender to|rugburn|rug burn|over exfoliat*|overexfoliat*|exfoliated too|overdid _ acids/acid/retinol/tret/exfoliat*/peel|overdid it|skin/face is? screaming/crying/raging/furious/unhappy|barrier is/was? damage*/broken/wrecked/gone/shot/compromised/destroyed/ruined/fried/trashed|damaged/broken/wrecked/compromised/destroyed/ruined/fried/trashed my? skin? barrier|smart|smarts|smarting|pricks|crawling|crawls|stretched|crackle*|crackly|flakes hanging|hanging off|wince|raging|angry skin|skin is angry|face is angry
	too small for|sizes too small|stretched tight|shrunken|like cling film|feels stretched|itchiness|stingy|zings|nettle like
	
	tight
	tightness|tighter|flak*|peel*|peely|shedding|scale|scales|scaling|scaly|dry patch*|rough patch*|cracking|chapped|stripped|sandpaper*
	itch*|scratching|sting*|stung|smart* when|burns when|burns a bit|burn* when i|burns if|burns for|burning sensation|burns on|skin burns|face burns|cheeks burn|tingl*|prickl*|sore|irritated|irritation|inflamed|sensitised|sensitized|uncomfortable|like leather|like a snake
	pulling|pulls|taut|parched|pulled feeling|pulled tight|feels pulled|burns now|still burns|still burning|stings now|burns every|everything burns|burns me|coming off in bits|comes off in bits|comes off in flakes|snowing|dandruff on my face/brows|feels raw
`);
export const NOT_STRAINED =
	phrases(`small peel|a/the/my/this/that \\w+ peel|\\w+ derma peel|derma peel|light/deep/medium/lactic/carbon/yellow/salicylic/hollywood peel|small small peel|peel {number} days|a peeling|peeling on _ face booked|peeled my {face_part} on/with|heard _ stings/burns/peels|smart casual|smart tv|smart phone|smart move|smart people|smart idea|that smart|is it smart|too smart|smart enough|candle burning|burning question|burning calories|fat burning|burning through|burning money|burning fat|no flak*|burning man|on fire lately|crawling with|tender age|sheds load*|garden shed*|tool shed|dog shed*|shed a tear|shed light|shed pounds|shed some weight|hair shed*|shedding hair|hair is shedding|shed hair|shedding of hair|money is tight|money tight|money a bit/little tight|money is a bit/little/bit/really/so/too/very/quite tight|budget is tight|tight and budget|on a tight|tight on|tight spot|tight fit|tight lid|would flake|will flake|i would peel|will peel|worry _ flak*|afraid of flak*|burns easily|heart burns|home peel*|did a peel|did a home peel
	
	tight chest/throat/budget/schedule/deadline/jeans/clothes/hat/on money|peel off mask*|peel pad*|peel kit*|chemical peel*|acid peel*|vi peel|tca peel|glycolic peel*|a peel|the peel|my peel|acid peels|home peels|do peels|my peels|like peels|love peels|use peels|of peels|doing peels
	bit/little flaky/dry/tight in the? winter/summer
	bee sting*|wasp sting*|enamel|getting a peel|get a peel|a chemical peel|of a peel|peel worth|before my peel|itching to|itch to try|stung by the price|stinging nettle|sore throat|sore loser|peel off mask|a sight for sore|sting operation|do acid peels|which peel|what peel|peel at home|peels at home|any peel*|scale of|scaled|upscale|full scale|ruthless
	sore spot*/pimple*/zit*/lump*/bump*/cyst*/nodule*/breakout*/boil*/one|spots/pimples/zits/lumps/bumps/cysts/ones are/get sore|sore ones|sore deep/red/big/little/under
	peel me|orange peel|peeling solution|red peeling|the peel* one|goggle
	cold sore*|canker sore*|mouth sore*|pressure sore*|a sore|the sore|this sore|my sore|one sore|sore on/in/that/which|sore dusky/hard/hot|blister* _ sore|puff* _ sore|swollen _ sore|swell* _ sore|rather than itch*|instead of itch*
	chest _ tight|throat _ tight|voice _ squeaky|mask dried/dries/dry/sets/set _ tight|mask _ tight|scaly spot|a scaly patch|one scaly patch|sandpaper patch|\\d+ peel|peel from|peel the face/skin|peel my face/skin off|all peeled
`);

/** What somebody wants none of, fears or asks after, a peel that is bought, and spots that are sore: no feeling of skin. */
export const FELT_BY_NOBODY =
	/\b(?:nothing|anything|something|none|one|ones|stuff|not want|afraid of|scared of|worried about|fear\w*|avoid\w*|in case|will it|does it|would it|could it)(?: \w+){0,3}? (?:peel\w*|flak\w*|sting\w*|burn\w*|itch\w*|irritat\w*)\b|\b(?:or|a|an|the|this|any|another|which|what|your|best|(?:a|the|this|any|which) (?:face|facial|skin)) peel\b(?! (?:off|away))|\b(?:strong\w*|mild|light|chemical|acid|glycolic|lactic|fruit|home|enzyme|salon) peels?\b(?! (?:off|away))|\b(?:some|they|ones?|these|those|spots|pimples|lumps|bumps)(?: (?:on|along|under|around|of) (?:my |the )?\w+)?(?: that)? (?:are|is|get|feel|go) (?:\w+ )?(?:sore|tender)\b|\b(?:sting\w*|burn\w*)(?: \w+){0,3}? when i eat\b/;
