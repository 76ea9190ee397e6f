import { clauseKind } from "../skin/note/clause-kind.ts";
import { weeksAgo } from "../skin/note/durations.ts";
import { affirmed, affirms, phrases as plain } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";
import { breathAt, isOnlyTime } from "./thoughts.ts";
import { isOnBodyOnly, namesBodyAlone } from "./what-does-not-count.ts";
import { WORDS } from "./words.ts";

const phrases = (list: string): RegExp => plain(list, WORDS);

/** What salons, clinics and people at home do to a face that leaves it sore for days. */
const PROCEDURE = phrases(`
	{removed} a/the/my/his/her/off? _ {skin_growth} _ off/from/out/on/beside/by|{skin_growth} _ {removed} _ off/from/out|{skin_growth} {removed}|{skin_growth} was/were/is/being? {removed}|skin cancer off|port wine stain _ lasered|lip/cheek/chin/jaw/nose/temple/under eye? filler*|nose/eyelids/eyes/face/neck/chin/ears/lips/brows/lids done|new nose|new lips|new lids|septum|tip done|septorhinoplasty|rhino|bleph|upper bleph|lower bleph|cast/splint/bandage* came off|stitches still|stitches in/out|buccal fat|kybella|aqualyx|thread ?lift|cat eye lift|fox eye lift|carbon peel|hollywood peel|yellow peel|black doll|lactic peel|\\w+ peel yesterday/on/monday/tuesday/wednesday/thursday/friday/saturday/sunday/last/this/{number}|did/do/doing/got/had/having/did my own? _ peel|parlour/parlor/salon/spa/beautician/aesthetician/esthetician did/waxed/threaded/peeled|tca cross|subcision|q switch*|yag|nd yag|alma|vascular laser|pulsed dye|diode|excimer|hair laser|lip blush|brow tattoo|cosmetic tattoo|ombre brows|phibrows|hydra facial|hydra peel|oxygeneo|geneo|jet peel|aqua peel|electrocautery|curettage|shave biopsy|punch biopsy|cryo|warts? frozen|liquid nitro|hyfrecat*|electrodesiccation|sclerotherapy|tixel|sylfirm|potenza|secret rf|agnes|endolift|sofwave|exilis|jett plasma|plasma|bb glow|dermaplane|face shave|sugar wax*|hot wax|moustache/mustache/tash/tache/lip/chin/brows/brow/eyebrows/lip/upper lip/sides _ waxed/threaded/sugared/epilated/lasered|waxed off|waxed my|threaded my|cleanup at|clean up at|blackhead extraction|comedone extraction
	salon peel|spa peel|clinic peel|peel last|chemical peel*|acid peel*|tca|glycolic peel*|vi peel|jessner*|phenol peel|mandelic peel*|lactic peel*|salicylic peel*|perfect derma peel|green peel|peel at _ clinic/salon/derm*|skin peel|face peel|a peel|my peel|the peel|peel done|peel day|peel yesterday|peel this|peel on|peel two|peel \\d+|peeled my face|had peels|light peel|medium peel|deep peel
	laser*|ipl|bbl|fraxel|fractional|co2|clear and brilliant|picosure|pico|v beam|vbeam|ktp|halo|moxi|erbium|photofacial|electrolysis|thermage|ultherapy|morpheus*|radiofrequency|rf needling|plasma pen|fibroblast
	microneedl*|micro needl*|dermaroll*|derma roll*|derma stamp*|dermapen|derma pen|needling|skinpen|prp|vampire facial|exosome*|salmon dna|rejuran|profhilo|skin booster*|mesotherapy
	dermaplan*|derma plan*|microderm*|micro dermabrasion|dermabrasion|hydrafacial|hydra facial|facial|aquafacial|extractions|milia removed|milia extraction*|oxygen facial
	wax|waxed|waxing|sugared|sugaring|threaded|threading|epilat*|depilat*|veet|nair|hair removal cream|laser hair
	cryotherapy|liquid nitrogen|frozen off|froze|freezing off|cauteri*|mole removed|mole off|moles removed|skin tag removed|skin tag* _ off|biopsy|excision|mohs|surgery|facelift|face lift|eyelid surgery|blepharoplasty|rhinoplasty|nose job
	botox|filler*|lip injection*|injectables|injections|tattoo*|microblad*|brow lamination|laminated|powder brows|permanent makeup|lash lift|brow tint|brows tinted|piercing|pierced|photodynamic|pdt|efudix|red light burn
	thread lift|threads|pdo|tear trough*|troughs|lips done|lips filled|cheeks filled|chin filled|jaw filled|lips/cheeks/chin/jaw/lines/folds/temples _ filled|lip flip|baby botox|dysport|xeomin|jabs in my forehead|juvederm|restylane|sculptra|polynucleotides|skin booster|hifu|rf|plexr|prx|biorepeel|cosmelan|dermamelan|mesopeel|mask peel|tca peel|nanoneedl*|skinpen|lasered|zapped|cyst removed/drained|mole* _ off|mole* _ out|cut out of my|cyst _ out|skin tag* _ off|cortisone shot/injection|steroid injection|lunch hour peel|peel today|aha peel|bha peel|peel from my derm*|peel at/from/with|derma ?planing|planed|face shaved|upper lip done|brows done|eyebrows done|brow wax|lip wax|eyebrow wax|threading
`);
const MONTHS =
	"jan\\w*|feb\\w*|mar|march|apr\\w*|may|jun\\w*|jul\\w*|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*";
/** Something that happened, and lately. */
const DONE = phrases(`
	had|got|did|done|just had/got/did/done/finished/left/back|went for|gave myself|yesterday|today|last night|this morning|this afternoon|this evening|this week|last week|the other day|at the weekend|over the weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday|tue|wed|weds|thurs|thur|tues|mon|fri|sat|sun
	ago|day \\d+|days \\d+|day one/two/three/four/five/six/seven/eight/nine/ten|at noon|at lunch|tonight i had|straight from|coming from|came from|came out of|left the clinic/salon|nite|friday nite|{number} nights|came off this|still swollen|still red from|still numb|still bruised|this lunchtime|treated myself|home after|out of the clinic/salon|\\d days|two/three/four/five/six days|post|after my|after the|since my|since the|recovering|healing|aftercare|hours after|a few days after|fresh|freshly|recently|recent|came off when|waxed|threaded|dermaplaned|microneedled|lasered|peeled|dermarolled|home from|week \\d+|bought _ left it on|left it on|took a layer|stitches|out of surgery|back from
`);
const PLANNED = new RegExp(
	`\\b(?:thinking (?:of|about)|looking (?:to|at|into)|wondering|considering|planning|plan to|booked|booking|book a|going to (?:get|have|try|do)|want(?:ing)? (?:to|a)|would like|will (?:get|have|be)|next (?:week|month|year|${MONTHS}|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|before (?:my|a|the|getting)|upcoming|(?<!\b(?:today|now|it) )(?:is|are) (?:on |this |coming )*(?:mon|tues|wednes|thurs|fri|satur|sun)day|sometime|should i (?:get|try|do|have|go)|worth (?:it|getting|a)|ok to (?:do|use|get)|do you need|safe for|can i (?:get|have|do|still)|when can i|could i get|is it ok to (?:get|have|wax)|never (?:had|done|tried|been)|how often|is (?:it|a|an) \\w+ good|scheduled|appointment for|instead of|scared of|save up|saving (?:up )?for|offered|do i need|what is|does a|would a|allowed to|tried never|yet|or filler|primer or|may i|not planning|consultation)\\b`,
);
const LONG_DONE = new RegExp(
	`\\b(?:in (?:19|20)\\d\\d|years? (?:ago|back)|months? ago|last (?:year|summer|winter|spring|autumn|fall|month)|when i was|as a (?:kid|child|teen)|back in|used to|regularly|every (?:few|\\d|month|\\w+ weeks)|monthly|always (?:get|have)|in (?:${MONTHS})|at (?:uni|college)|for years)\\b`,
);
/** Something done on a day that is named, whatever is planned after it in the same breath. */
const HAPPENED =
	/\b(?:got|had|did|was|were|been|gave myself|let|sugared|waxed|threaded|peeled|lasered|needled|microneedled|dermaplaned)\b(?:,? \w+){0,9},? (?:yesterday|last night|this morning|this afternoon|earlier today|the other day|(?:on |last |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: nite| night| morning)?|last week|(?:\d|a|one|two|three|few|couple of) days? ago)\b/;
/** Something done, with no day: "my brows and lip got waxed for the party". */
const WAS_DONE =
	/(?<!\b(?:to|will|should|can|could|i|would|never|not|before|if|be) )\b(?:got|had|were|was|been|gets?)(?: (?!to\b|a\b|booked\b)\w+){0,4} (?:waxed|threaded|lasered|done|filled|removed|peeled|microbladed|injected|zapped|frozen|sugared|tinted|laminated|microneedled|dermaplaned|pierced|cut off|cut out|shaved off|burned off|burnt off)\b(?! (?:next|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|soon|every|regularly|years?|in))/;
const BOOKED =
	/\b(?:book\w*|appointment|consultation|tomorrow|scheduled|next (?:week|month|year)|cancel\w*|voucher|quote)\b/;

const NOT_A_PROCEDURE =
	/\bpeel(?:ing)?(?: off)? masks?\b|\b(?:orange|lemon|banana) peels?\b|\bpeel pads?\b|\b(?:retinol|retinoids?|tret\w*|adapalene|differin|acids?|serum|cream|it) (?:\w+ )?peeled my (?:face|skin)\b/g;
/** What a salon sells, or a parcel brought, is not what was done. */
const OFFERED =
	/\b(?:off|from|on) (?:amazon|temu|ebay|shein|ali ?express|tik ?tok|meesho|shopee|lazada)\b|\bcan i start\b|\b(?:got|has|have|there is|with) (?:an? |some )?(?:promo\w*|offers?|deals?|discounts?|packages?)\b/;
const HEALS_IN_WEEKS = 4.2;

/** Done to the face within four weeks; a planned one and one of years ago tell nothing. */
export function procedures(clauses: readonly Clause[]): PersonFact[] {
	const clause = clauses.find((one) => isRecent(one, clauses) && !isOnBodyOnly(one, clauses));
	return clause === undefined ? [] : [{ id: "recent_procedure", quote: clause.quote, sure: true }];
}

function isRecent(clause: Clause, clauses: readonly Clause[]): boolean {
	if (clause.kind === "someone_else" || isHabit(clause.text) || OFFERED.test(clause.text)) return false;
	const text = clause.text.replaceAll(NOT_A_PROCEDURE, "...");
	const place = affirmed(text, PROCEDURE);
	if (place === null) return false;
	const breath = breathAt(text, place.at, place.length);
	if (namesBodyAlone(breath)) return false;
	const said = wasLately(breath) ?? wasLately(text);
	if (said === null) return saidBeside(clause, clauses);
	return said && (clause.kind !== "past" || clauseKind(breath) !== "past");
}

const PEELS_AT_HOME = /\b(?:peel\w*|acids?|aha|bha|glycolic|lactic|salicylic)\b/;
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const BY_THE_WEEK = new RegExp(
	`\\b${DAY}(?:s? ,)? (?:and|plus|then) ${DAY}\\b|\\b(?:once|twice|three times|two times|[2-7] ?(?:x|times)) (?:a|per|each|every) week\\b|\\bevery (?:night|other night|second night|day|other day|${DAY}|weekend)\\b|\\b(?:nightly|daily|weekly)\\b`,
);
/** Somebody's hands, or what no bottle does. */
const BY_OTHERS =
	/\b(?:laser\w*|needl\w*|derma\w*|roll\w*|ipl|wax\w*|thread\w*|clinic|salon|spa|doctor|derm|facialist|beautician|aesthetician|esthetician|tca|jessner\w*|phenol|yesterday|last night|ago|this morning|today|just (?:had|did|got))\b/;

/** An acid of one's own that is put on by the week is a routine, and nobody treated them. */
export function isHabit(text: string): boolean {
	return PEELS_AT_HOME.test(text) && BY_THE_WEEK.test(text) && !BY_OTHERS.test(text);
}

/** Whether words say that it was done lately; null where they tell no time and no plan. */
function wasLately(text: string): boolean | null {
	const ago = weeksAgo(text) ?? weeksOld(text);
	if (ago !== null) return ago <= HEALS_IN_WEEKS;
	if (LONG_DONE.test(text)) return false;
	if (HAPPENED.test(text) && !BOOKED.test(text)) return true;
	if (WAS_DONE.test(text) && !/\b(?:book\w*|appointment|cancel\w*)\b/.test(text)) return true;
	if (PLANNED.test(text)) return false;
	return affirms(text, DONE) ? true : null;
}

/** "A new nose, sixteen days old". */
function weeksOld(text: string): number | null {
	return weeksAgo(text.replace(/\b(days?|weeks?) old\b/, "$1 ago"));
}

/** The time in a thought of its own right behind: "Eyelids done. Eleven days since." */
function saidBeside(clause: Clause, clauses: readonly Clause[]): boolean {
	const next = clauses[clauses.indexOf(clause) + 1];
	if (next === undefined || next.sentence > clause.sentence + 1) return false;
	return isOnlyTime(next.text) && wasLately(next.text) === true;
}
