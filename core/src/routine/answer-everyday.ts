import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { medicinesInUse } from "../person/medicines-in-use.ts";
import { joinWords } from "../skin/zone-words.ts";
import { type Answerer, type Asker, isExpecting, isHeld, told } from "./answer-ingredients.ts";
import { bottleWords, setAside } from "./set-aside.ts";

const isStrained = ({ situation }: Asker): boolean => situation.mode !== "treat";
const namesOf = (names: readonly string[]): string => joinWords(names.map(bottleWords));

/** "Keep going or quit?" of no one thing: what goes on and what stops, by the plan. */
const goOn: Answerer = (asker) => {
	const { request, situation } = asker;
	const aside = setAside(request.facts, situation.conditions).flatMap(({ names }) => names);
	const medicines = request.facts.flatMap(({ id, about }) =>
		id === "owns" && about !== undefined && medicinesInUse([about]).length > 0 && !aside.includes(about)
			? [about]
			: [],
	);
	const prescribed =
		medicines.length > 0
			? ` With ${namesOf(medicines)} ask whoever prescribed it before you change anything.`
			: "";
	if (isStrained(asker) || isHeld(asker))
		return {
			text: `You asked whether to go on. Not through burning, peeling or stinging: that is harm and no stage to get past. Stop what acts now${
				aside.length > 0 ? `, here your ${namesOf(aside)}` : ", acids, retinol, scrubs and masks"
			}; a mild wash, a plain moisturizer and sunscreen go on.${prescribed} When nothing has stung for four weeks one thing may come back, twice a week.`,
			sources: ["aad_dry_skin", "house_default"],
		};
	return {
		text: `You asked whether to go on. Yes with what does not sting and this plan does not stop; it may take 12 weeks to show. ${
			aside.length > 0 ? `Leave your ${namesOf(aside)} for now. ` : ""
		}Burning or peeling that lasts is the sign to pause.${prescribed}`,
		sources: ["house_default"],
	};
};

const washWith: Answerer = ({ request, situation }) => ({
	text: `You asked what to wash with. ${
		request.facts.some(({ id }) => id === "even_bumps")
			? "A mild wash without fragrance, and for bumps that may be a yeast an antifungal shampoo with ketoconazole or selenium sulfide as a wash, left on for some minutes, two or three times a week; a pharmacist has it. "
			: "A mild wash without soap, scent or grains, with lukewarm water and your fingertips, in the evening; water is enough in the morning unless you wake oily. "
	}${situation.size === null ? "The wash of this plan is such a one. " : "One that you have and that leaves no tightness will do. "}No bar soap, scrub or brush.`,
	sources: ["aad_face_washing", "house_default"],
});

/** A day that skin should look well for: nothing new, and what still helps. */
const glowBy: Answerer = (asker) => ({
	text: `You asked what can be done by a certain day. In days or a few weeks most by doing less: nothing new, no peel, facial, wax or mask in the two weeks before, because what goes wrong then shows. ${
		isStrained(asker) ? "Calm skin with" : "Go on with this plan, with"
	} moisturizer twice a day and sunscreen, sleep, hands off spots; marks and lines change over months. One big sore spot before the day a doctor can inject. On the day moisturizer, ten minutes, then makeup that you know.`,
	sources: ["house_default"],
});

const clinic: Answerer = (asker) => {
	if (told(asker, "isotretinoin"))
		return {
			text: "You asked about a treatment at a clinic. Not during isotretinoin and for six months after the last dose: peels, laser, needles and waxing tear and scar such skin. Tell the place, and ask your prescriber for the date.",
			sources: ["nhs_isotretinoin", "isotretinoin_label"],
		};
	if (isExpecting(asker))
		return {
			text: "You asked about a treatment at a clinic. Better after: while pregnant, trying or breastfeeding peels, laser and injections are put off, as nobody has tested them and skin darkens easily. A plain facial without acids, scent or machines does no harm.",
			sources: ["pregnancy_topicals_2022", "house_default"],
		};
	const deep = asker.situation.traits.has("deeper_tone");
	return {
		text: `You asked about a treatment at a clinic. ${
			isStrained(asker) || isHeld(asker)
				? "Not now: skin that is sore, dry or waits for a doctor burns and marks easily, so first let it calm. "
				: "It can wait until 12 weeks of this plan show what is left. "
		}Then by a doctor or under one, who says what it can do, what can go wrong and what it costs in all; no offer that ends today, and nothing at home that breaks skin.${
			deep
				? " Your skin marks easily: only somebody who treats deep tones often, with a small trial patch first."
				: ""
		}`,
		sources: ["house_default"],
	};
};

const whyThere: Answerer = () => ({
	text: "You asked why only there. A place alone proves nothing, and points somewhere: forehead and hairline to hair products, hats and sweat; nose and middle to oil; chin and jaw to hormones, shaving and masks; around mouth and eyes to rich or steroid creams and toothpaste; one cheek to a phone, a pillow or a hand, or to the sun through a side window. Leave the likeliest out for four weeks.",
	sources: ["house_default"],
});

const whyNow: Answerer = () => ({
	text: "You asked why now. Most often something changed one to eight weeks before: a new cream, wash or hair product, a medicine or contraceptive, a move to other water or weather, more stress and less sleep, or hormones, which change at any age. Write down what did, leave out the likeliest for four weeks, and tell a doctor of a change that came within days, spreads, or comes with feeling ill.",
	sources: ["house_default"],
});

const scars: Answerer = (asker) => ({
	text: `You asked about scars. ${
		told(asker, "isotretinoin")
			? "Nothing is done to them during isotretinoin and for six months after. "
			: ""
	}Dents and rims do not change with products; flat marks do, over months, with sunscreen. First no new spots, because each can leave one; then a dermatologist can say whether needling, laser, peels or filling fit${
		asker.situation.traits.has("deeper_tone") ? ", and has to know deep tones" : ""
	}. Rollers at home tear and infect.`,
	sources: ["aad_acne_2024", "house_default"],
});

const purposeOf = ({ planned }: Asker): string => {
	const [first] = planned;
	const title = first === undefined ? undefined : STEP_RULES[first].title;
	return title === undefined
		? ""
		: ` Its treatment is ${title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}.`;
};

/** What in the morning, what at night: the order every plan has. */
const partsOfDay: Answerer = (asker) => ({
	text: `You asked what goes when. Thin before thick. In the morning water or a mild wash, moisturizer, sunscreen last. At night a wash, then what treats, then moisturizer.${purposeOf(asker)} One that acts a night; vitamin C or azelaic acid may stand in the morning, retinoids and acids only at night and never on the same one.`,
	sources: ["aad_order", "house_default"],
});

export const EVERYDAY_ANSWERS = {
	go_on: goOn,
	wash_with: washWith,
	glow_by: glowBy,
	clinic,
	why_there: whyThere,
	why_now: whyNow,
	scars,
	order: partsOfDay,
} as const satisfies Record<string, Answerer>;
