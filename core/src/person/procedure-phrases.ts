import { phrases } from "../skin/note/phrases.ts";

/** What salons, clinics and people at home do to a face that leaves it sore for days. */
export const PROCEDURE = phrases(`
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
export const DONE = phrases(`
	had|got|did|done|just had/got/did/done/finished/left/back|went for|gave myself|yesterday|today|last night|this morning|this afternoon|this evening|this week|last week|the other day|at the weekend|over the weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday|wed|weds|thurs|thur|tues|mon|fri|sat|sun
	ago|day \\d+|days \\d+|day one/two/three/four/five/six/seven/eight/nine/ten|at noon|at lunch|tonight i had|straight from|coming from|came from|came out of|left the clinic/salon|this lunchtime|treated myself|home after|out of the clinic/salon|\\d days|two/three/four/five/six days|post|after my|after the|since my|since the|recovering|healing|aftercare|hours after|a few days after|fresh|freshly|recently|recent|came off when|waxed|threaded|dermaplaned|microneedled|lasered|peeled|dermarolled|home from|week \\d+|bought _ left it on|left it on|took a layer|stitches|out of surgery|back from
`);
export const PLANNED = new RegExp(
	`\\b(?:thinking (?:of|about)|looking (?:to|at|into)|wondering|considering|planning|plan to|booked|booking|book a|going to (?:get|have|try|do)|want(?:ing)? (?:to|a)|would like|will (?:get|have|be)|next (?:week|month|year|${MONTHS}|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|before (?:my|a|the|getting)|upcoming|sometime|should i (?:get|try|do|have|go)|worth (?:it|getting|a)|ok to (?:do|use|get)|do you need|safe for|can i (?:get|have|do|still)|when can i (?:get|have|go)|could i get|is it ok to (?:get|have|wax)|never (?:had|done|tried|been)|how often|is (?:it|a|an) \\w+ good|scheduled|appointment for|instead of|scared of|save up|saving (?:up )?for|offered|do i need|what is|does a|would a|allowed to|tried never|yet|or filler|primer or|may i|not planning|consultation)\\b`,
);
export const LONG_DONE = new RegExp(
	`\\b(?:in (?:19|20)\\d\\d|years? (?:ago|back)|months? ago|last (?:year|summer|winter|spring|autumn|fall|month)|when i was|as a (?:kid|child|teen)|back in|used to|regularly|every (?:few|\\d|month|\\w+ weeks)|monthly|always (?:get|have)|in (?:${MONTHS})|at (?:uni|college)|for years)\\b`,
);
/** Something done on a day that is named, whatever is planned after it in the same breath. */
export const HAPPENED =
	/\b(?:got|had|did|was|were|been|gave myself)\b(?:,? \w+){0,9},? (?:yesterday|last night|this morning|this afternoon|earlier today|the other day|(?:\d|a|one|two|three|few|couple of) days? ago)\b/;
export const BOOKED =
	/\b(?:book\w*|appointment|consultation|tomorrow|scheduled|next (?:week|month|year)|cancel\w*|voucher|quote)\b/;
