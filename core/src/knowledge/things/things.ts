import { BODY_MEDICINES } from "./body-medicines.ts";
import { CARE_GOODS, NAMED_GOODS } from "./care-goods.ts";
import { CASES, CASES_OF_DAYS, CASES_TOLD } from "./cases.ts";
import { EATEN_THINGS } from "./eaten-things.ts";
import { KITCHEN_THINGS } from "./kitchen-things.ts";
import { SKIN_MEDICINES } from "./skin-medicines.ts";
import { SKIN_STATES } from "./skin-states.ts";
import type { Thing, ThingAspect, ThingKind } from "./thing.ts";
import { TRADITIONAL_THINGS } from "./traditional-things.ts";
import { WORN_THINGS } from "./worn-things.ts";

/** What people were told, of somebody or a video, and want to know whether it is so. */
const TOLD_THINGS: readonly Thing[] = [
	{
		id: "thing.retinol_thins",
		name: "retinol thinning skin",
		says: /^(?=.*\b(?:retin\w+|tret\w*|vitamin a)\b)(?=.*\b(?:thins?|thinn\w+|tissue paper|paper thin)\b)/,
		kind: "claim",
		verdict: "works",
		what: "No: retinol does not thin skin. It loosens the outermost dead layer at first, which flakes and looks like it, and makes the living skin below a little thicker over months; steroid creams are what thins.",
		next: "To try it: a low strength two nights a week over moisturizer, sunscreen daily, slower where cheeks are red. On tablets or a prescribed cream ask first.",
		source: "retinol_review_2021",
	},
	{
		id: "thing.filters_in_body",
		name: "sunscreen getting into the body",
		says: /^(?=.*\b(?:sun ?screens?|spf|sun ?creams?|sun lotions?|filters?|oxybenzone|octocrylene)\b)(?=.*\b(?:cancer|blood|breast ?milk|toxic|poison\w*|hormones?|chemicals?|bloodstream)\b)(?=.*\b(?:reels?|tik ?toks?|saw|read|heard|say|says|cause[sd]?|give[sn]?|get|gets|into|binned|safe|true)\b)/,
		kind: "claim",
		verdict: "works",
		what: "No study shows that sunscreen causes cancer or harms a nursed or unborn baby. Some filters are found in blood and milk in small amounts, without a harm shown; burning is the known risk. If it worries you, take a mineral one.",
		next: "No need to throw yours away; hat and shade count as much. Skin burned already: cool water, plain moisturizer, shade; blisters, fever or feeling ill are for a doctor.",
		source: "aad_sunscreen",
	},
	{
		id: "thing.pores_open",
		name: "pores that open and close",
		says: /^(?=.*\bpores?\b)(?=.*\b(?:open\w*|clos\w+|shut|schlie\w+)\b)/,
		kind: "claim",
		verdict: "little",
		what: "No, pores neither open nor close: they have no muscle, so no toner, steam or ice shuts them, and nobody needs a toner for it.",
		next: "What makes them look smaller is less oil in them: a mild wash, and salicylic acid on some evenings where skin takes it.",
		sore: "Tight skin needs less, not a toner: lukewarm water or a mild wash, and moisturizer at once.",
		source: "house_default",
	},
	{
		id: "thing.purge_detox",
		name: "toxins coming out",
		says: /\btoxins?\b|\bdetox my skin\b|\bimpurities\b/,
		kind: "claim",
		verdict: "little",
		what: "No, skin pushes out no toxins: kidneys and liver clear the body. Spots after something new are irritation, a clog, or with a retinoid a flare that passes.",
		next: "Leave the new thing out until skin is calm.",
		source: "house_default",
	},
	{
		id: "thing.skin_used_to",
		name: "skin getting lazy",
		says: /\bskin (?:gets?|becomes?|will get) (?:lazy|addicted|dependent)\b|\baddicted to (?:moisturi[sz]er|lip balm)\b/,
		kind: "claim",
		verdict: "little",
		what: "No, skin does not get lazy from moisturizer: stop, and it is as it was before within days.",
		source: "barrier_reviews",
	},
	{
		id: "thing.chemical_free",
		name: "products without chemicals",
		says: /\bchemical free\b|\bno chemicals\b|\bnon ?toxic\b|\bclean beauty\b|\byuka app\b/,
		kind: "claim",
		verdict: "little",
		what: "That says nothing: water is a chemical too, and natural oils are among the common causes of allergy. What counts is the list and your skin.",
		source: "contact_allergen_lists",
	},
	{
		id: "thing.more_is_better",
		name: "the same acid in several products",
		says: /\bmore (?:is|=|equals?) better\b|^(?=.*\bsalicylic\b)(?=.*\b(?:wash|cleanser|pads?|stridex|toner|moisturi[sz]er|serum)\b.*\b(?:wash|cleanser|pads?|stridex|toner|moisturi[sz]er|serum)\b)(?=.*\b(?:tight|sting\w*|shiny|sore|raw|peel\w*|burn\w*)\b)/,
		kind: "claim",
		verdict: "harms",
		what: "No, more is not better: the same acid in a wash, a pad and a cream adds up in soreness, hardly in effect, and tight, shiny, stinging skin says it is too much. Keep one of them, drop the rest.",
		next: "Now a week of mild wash, plain moisturizer and sunscreen; then the one you kept, every other evening. Still sore after two weeks: pharmacist or doctor.",
		source: "salicylic_label",
	},
];

/** Where two are named, what stands further up is told: what harms most when passed over. */
export const THINGS: readonly Thing[] = [
	...CASES,
	...CASES_OF_DAYS,
	...CASES_TOLD,
	...TOLD_THINGS,
	...SKIN_MEDICINES,
	...BODY_MEDICINES,
	...WORN_THINGS,
	...TRADITIONAL_THINGS,
	...KITCHEN_THINGS,
	...EATEN_THINGS,
	...CARE_GOODS,
	...NAMED_GOODS,
	...SKIN_STATES,
];

/** What is true of every thing of a kind that has no sentence of its own for it. */
export const OF_KIND: Record<ThingKind, Partial<Record<ThingAspect, string>>> = {
	remedy: {
		actives: "Not on the same evening as an acid or a retinoid: what irritates adds up.",
		pregnancy:
			"Nothing is known that speaks against it on the skin while pregnant or breastfeeding; swallow none of it for skin.",
		child: "Not on a child's face: a mild wash and a plain cream are enough.",
		sore: "Not on broken, burned or peeling skin.",
	},
	eaten: {
		actives: "What you eat does not clash with what is on your skin.",
		pregnancy: "What to eat while pregnant or breastfeeding your midwife knows best.",
		child: "Take no food from a child's plate for skin without asking the pediatrician.",
		medicines: "Beside a medicine ask the pharmacist.",
	},
	supplement: {
		actives: "It does not clash with creams.",
		pregnancy:
			"While pregnant, trying or breastfeeding take none without your midwife, doctor or pharmacist.",
		child: "None for a child without the pediatrician.",
		medicines: "Beside any medicine show the label to a pharmacist first.",
	},
	skin_medicine: {
		actives:
			"Put nothing else that treats or peels on that skin before you have asked whoever prescribed it, or a pharmacist.",
		pregnancy:
			"While pregnant, trying or breastfeeding ask your doctor, midwife or pharmacist before the next layer.",
		child: "For a child only what a doctor or pharmacist chose for that child.",
		sore: "Not on raw or open skin unless it was given for that; ask a pharmacist.",
		often: "How often is for its label or whoever prescribed it; I give no dose.",
	},
	medicine: {
		actives:
			"A mild wash, moisturizer and sunscreen go with it; before an acid or a retinoid ask the pharmacist.",
		pregnancy: "Pregnant, trying or breastfeeding: ask the doctor or midwife, and do not stop it alone.",
		child: "For a child only what a doctor or pharmacist chose for that child.",
		often: "How much and how often is for its label or whoever prescribed it; I give no dose.",
		medicines: "Whether two medicines go together a pharmacist tells at once.",
	},
	device: {
		actives: "Not on an evening with an acid or a retinoid.",
		pregnancy: "While pregnant ask your midwife before you use a device.",
		child: "Not for a child.",
		sore: "Not over sore, broken or healing skin.",
	},
	habit: {
		actives: "On such days leave acids and retinoids for a calm evening.",
	},
	goods: {
		actives: "It goes with most care; on sore skin leave acids and retinoids off first.",
	},
	state: {},
	claim: {},
	case: {},
};
