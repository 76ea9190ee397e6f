import { BRAND } from "@dewlight/contracts/brand.ts";
import { MIN_AGE } from "@dewlight/contracts/constants.ts";
import type {
	AgeBand,
	Budget,
	PregnancyAnswer,
	RoutineSize,
	SensitivityQuestion,
} from "@dewlight/core/routine/person.ts";

const ages: Record<AgeBand, string> = {
	"under-13": "Under 13",
	"13-15": "13 to 15",
	"16-17": "16 or 17",
	"18-24": "18 to 24",
	"25-34": "25 to 34",
	"35-44": "35 to 44",
	"45-54": "45 to 54",
	"55-64": "55 to 64",
	"65+": "65 or over",
};
const pregnancies: Record<PregnancyAnswer, string> = {
	no: "No",
	pregnant: "Pregnant",
	trying: "Trying to be",
	breastfeeding: "Breastfeeding",
};
const routineSizes: Record<RoutineSize, string> = { few: "As few products as possible", two: "Two at most" };
const budgets: Record<Budget, string> = { low: "Up to $20", mid: "Up to $45", high: "Any price" };
const feelings: Record<SensitivityQuestion, string> = {
	irritability: "Irritated overall",
	tingling: "Tingling",
	burning: "Burning",
	heat: "Feeling hot",
	tautness: "Tight",
	itching: "Itching",
	pain: "Painful",
	discomfort: "Uncomfortable",
	flushing: "Flushing",
	redness: "Red",
};

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Every question says in one line what its answer changes. */
export const fineTuneCopy = {
	open: {
		safer: (count: number) =>
			count === 1 ? "One answer makes this plan safer" : `${count} answers make this plan safer`,
		fitter: (count: number) =>
			count === 1 ? "One answer makes this plan fit better" : `${count} answers make this plan fit better`,
		stillOpen: (names: readonly string[]) => `Still open: ${LIST.format(names)}.`,
		answer: "Answer",
		names: {
			age: "your age",
			pregnancy: "pregnancy",
			medicines: "medicines from a doctor",
			sensitivity: "how sensitive your skin is",
			fragrance: "fragrance",
			price: "price",
		},
	},
	clear: "Clear",
	yes: "Yes",
	no: "No",
	groups: { safety: "For your safety", taste: "What you like", skin: "How your skin feels" },
	age: {
		label: "Your age",
		why: "Under 18 the plan keeps to basics and acne care; under 16 to basics alone.",
		options: ages,
	},
	child: {
		title: "Please ask a parent or guardian to look at this with you",
		text: `${BRAND.name} is for people from ${MIN_AGE} on, so there is no plan and no product here. Skin of your age needs water, shade and sunscreen outdoors. When a spot or a rash worries you, a parent and a doctor are the ones to ask. A wrong tap? Choose your age again.`,
		noPhoto: "Your photo is neither measured nor kept.",
		erase: "What you sent us can be erased at once, without the usual wait:",
		eraseLink: "ask for it here",
	},
	pregnancy: {
		label: "Pregnant, trying or breastfeeding?",
		why: "Then retinoids, salicylic acid and some brighteners are left out.",
		options: pregnancies,
	},
	retinoid: {
		label: "Do you use a prescription retinoid?",
		why: "Tretinoin cream, for example. Then the plan only protects the skin around it.",
	},
	isotretinoin: {
		label: "Isotretinoin tablets, now or in the last six months?",
		why: "They dry the skin out. Then the plan only protects it.",
	},
	conditions: {
		label: "Does any of this hold for you?",
		why: "Tap what does. The plan then leaves out what could be too much.",
		options: {
			rosacea: "Rosacea",
			barrier_disease: "Eczema, dermatitis or psoriasis on the face",
			steroid_cream: "A steroid cream on the face",
			photosensitizing_medicine: "A medicine that makes skin burn in the sun",
			weak_immune_system: "A weakened immune system",
		},
	},
	allergies: {
		label: "Are you allergic to an ingredient?",
		why: "Then no step and no pick has it in its ingredient list.",
		other: "Another ingredient",
		placeholder: "Another, for example lavender",
		add: "Add",
		hint: "Separate several with commas. Enter adds them.",
		added: (names: string) => `Added: ${names}.`,
	},
	acneMedicine: {
		label: "Another acne medicine from a doctor?",
		why: "On the skin or by mouth. Then nothing is added that could be too much beside it.",
	},
	fragrance: {
		label: "Only products without fragrance?",
		why: "Then no pick lists fragrance or essential oils.",
	},
	routineSize: {
		label: "Want a very short routine?",
		why: "Then the plan keeps what does the most. Leave it open for as many as serve.",
		options: routineSizes,
	},
	budget: { label: "Price of one product", why: "Picks within it come first.", options: budgets },
	sensitive: {
		label: "Is your skin sensitive?",
		why: "Sensitivity is felt, not seen: a photo cannot tell it, you can.",
	},
	scale: {
		label: "Ten quick scales, for a closer answer",
		why: "How was your skin over the last three days? Five answers are enough; together they set the pace of your plan.",
		ends: "0 not at all, 10 unbearable",
		unanswered: "Not answered",
		answered: (count: number) => `${count} of 10 answered`,
		items: feelings,
	},
	tone: {
		label: "The swatch closest to your skin",
		why: "Deeper tones keep marks longer, so the plan starts lower. Your choice stands above our estimate.",
		swatch: (tone: number) => `Tone ${tone} of 10`,
	},
} as const;
