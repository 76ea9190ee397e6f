import { medicinesInUse } from "../person/understand.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import { joinWords } from "../skin/zone-words.ts";
import { type Answerer, type Asker, isExpecting, isHeld, rests, say, titleOf, told } from "./asker.ts";
import { severityIn } from "./read-situation.ts";
import { bottleWords, mayHoldAllergen, setAside } from "./set-aside.ts";

const isStrained = ({ situation }: Asker): boolean => situation.mode !== "treat";
const namesOf = (names: readonly string[]): string => joinWords(names.map(bottleWords));

/** A retinoid of their own doctor peels, and nothing else that was told is behind it. */
const peelsUnderRetinoid = (asker: Asker): boolean =>
	told(asker, "prescription_retinoid") &&
	asker.situation.conditions.includes("barrier_strained") &&
	!isHeld(asker) &&
	!isExpecting(asker) &&
	!told(
		asker,
		"sunburn",
		"broken_skin",
		"recent_procedure",
		"isotretinoin",
		"barrier_disease",
		"perioral_dermatitis",
		"steroid_cream",
		"others_medicine",
	);

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
	if (peelsUnderRetinoid(asker))
		return {
			text: `You asked whether to go on. Peeling and some stinging are common in the first weeks of a prescribed retinoid and mean too much too soon, not that it fails: two or three nights with moisturizer alone, then a pea of it over moisturizer every third night, corners of eyes, nose and mouth left out.${
				aside.length > 0 ? ` Leave ${namesOf(aside)} off.` : " No acid or scrub beside it."
			} Ask whoever prescribed it where it burns, swells or stays sore.`,
			sources: ["retinoid_start_advice", "adapalene_label"],
		};
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
	return first === undefined ? "" : ` Its treatment is ${titleOf(first)}.`;
};

interface Layer {
	says: RegExp;
	/** What is put on first comes first. */
	place: number;
	when?: string;
	acts?: true;
}

/** Where a sunscreen stands: behind everything. */
export const SUNSCREEN_LAYER = 8;

/** Kinds of products; the first that fits a name decides. */
const LAYERS: readonly Layer[] = [
	{ says: /\b(?:cleans\w*|face ?wash|wash|micellar|cleansing balm)\b/i, place: 0 },
	{ says: /\b(?:toner|tonic|mist)\b/i, place: 1 },
	{ says: /\b(?:sunscreen|spf\s?\d*|sun ?cream|sunblock)\b/i, place: SUNSCREEN_LAYER, when: "morning only" },
	{ says: /\beye cream\b/i, place: 3 },
	{ says: /\b(?:retin\w*|adapalene|tretinoin|differin)\b/i, place: 4, when: "night only", acts: true },
	{ says: /\b(?:vitamin c|ascorbic)\b/i, place: 2, when: "best in the morning", acts: true },
	{ says: /\b(?:moisturi\w*|cream|lotion|balm|ointment|vaseline)\b/i, place: 5 },
	{
		says: /\b(?:serum|essence|niacinamide|hyaluronic|azelaic|salicylic|glycolic|acid|bha|aha|benzoyl|peptide\w*|gel)\b/i,
		place: 2,
		acts: true,
	},
	{ says: /\b(?:face )?oil\b/i, place: 7 },
];

export function layerOf(name: string): Layer | null {
	return LAYERS.find(({ says }) => says.test(name)) ?? null;
}

export function layered(name: string, { when }: Layer): string {
	return when === undefined ? name : `${name} (${when})`;
}

/** What somebody has and this plan lets stay, in the order it goes on; "" for fewer than two. */
function ownInOrder(asker: Asker): string {
	const { request, situation } = asker;
	const { facts } = request;
	const aside = setAside(facts, situation.conditions).flatMap(({ names }) => names);
	const owned = [...new Set(facts.flatMap(({ id, about }) => (id === "owns" && about ? [about] : [])))];
	const stays = owned
		.filter(
			(name) =>
				!aside.includes(name) &&
				irritantsIn(name).length === 0 &&
				medicinesInUse([name]).length === 0 &&
				!mayHoldAllergen(name, facts),
		)
		.flatMap((name) => {
			const layer = layerOf(name);
			return layer === null || (layer.acts && rests(asker)) ? [] : [{ name: bottleWords(name), layer }];
		})
		.toSorted((a, b) => a.layer.place - b.layer.place);
	const out = aside.length > 0 ? ` Not now: ${namesOf(aside)}.` : "";
	return stays.length < 2
		? out
		: ` Of yours: ${stays.map(({ name, layer }) => layered(name, layer)).join(", then ")}.${out}`;
}

/** What in the morning, what at night: the order every plan has. */
const partsOfDay: Answerer = (asker) => ({
	text: `You asked what goes when. Thin before thick. In the morning water or a mild wash, moisturizer, sunscreen last. At night a wash, then what treats, then moisturizer.${ownInOrder(asker)}${purposeOf(asker)}${
		rests(asker)
			? ""
			: " One that acts a night; vitamin C or azelaic acid may stand in the morning, retinoids and acids only at night and never on the same one."
	}`,
	sources: ["aad_order", "house_default"],
});

/** Whether to go on, what to wash with, why there and why now: what many ask of any plan. */
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

const usesBleach = ({ request }: Asker): boolean =>
	request.facts.some(({ id, about }) => id === "uses_irritant" && about === "a bleaching soap");

const onAndOff: Answerer = (asker) => {
	if (told(asker, "steroid_cream"))
		return {
			text: "You asked about using it on some days only. No: on and off is no rest, it is what keeps the face burning in between, and that is the cream's doing and not your own skin failing. Take it to a doctor this week, who plans with you how you come off it; the flare can last some weeks, and calm skin is the aim, not another color.",
			sources: ["perioral_2013", "house_default"],
		};
	if (told(asker, "hydroquinone") || usesBleach(asker))
		return {
			text: "You asked about using it on some days only. No: what may hold mercury, bleach or a steroid does no less harm in smaller helpings. Leave it off, and show it to a doctor or pharmacist.",
			sources: ["hydroquinone_label", "house_default"],
		};
	return null;
};

const repellent: Answerer = say(
	"You asked about sunscreen and insect repellent. Sunscreen first; let it dry, then the repellent over it. Repellent weakens a sunscreen somewhat, so put that on again every two hours; on the face put it on with the hands, away from eyes and lips, and wash both off at night.",
	"aad_sunscreen",
);

const reachesOthers: Answerer = ({ planned, request }) => {
	const retinoid = planned.some((step) => /adapalene|retinol/.test(step));
	const baby = request.facts.some(({ id }) => id === "breastfeeding");
	return {
		text: `You asked whether it reaches somebody else. Hardly: what has dried in or is rinsed off leaves next to nothing on a pillow or in a kiss${
			retinoid
				? ", and of a retinoid at night only traces; put it on half an hour before bed and wash your hands"
				: ""
		}. ${
			baby
				? "Keep treated skin off a baby's mouth and skin, and nothing on the breast."
				: "A partner who is pregnant has nothing to fear from it; let creams dry, wash your hands, and keep treated skin off a baby's face."
		}`,
		sources: ["pregnancy_topicals_2022", "house_default"],
	};
};

const stains: Answerer = (asker) => ({
	text: `You asked how to keep it off fabrics. Benzoyl peroxide bleaches what it touches while it is wet, and after: a thin layer, hands washed, ten minutes to dry, and white towels, white pillowcase and an old collar. ${
		isHeld(asker)
			? "Leave it off for now all the same."
			: "Or use it as a mask: five to ten minutes, then rinse it off well; so it dries less. Keep it off the corners of the mouth."
	}`,
	sources: ["benzoyl_peroxide_label", "house_default"],
});

const hormonesWith: Answerer = (asker) =>
	isExpecting(asker)
		? null
		: {
				text: "You asked whether hormones and a retinoid go together. Yes: a patch, gel or pill works in the body and a retinol on the face, and they do not get in each other's way. Put no cream under a patch and no patch on the face; hormones may bring brown patches, so sunscreen matters more.",
				sources: ["retinol_review_2021", "house_default"],
			};

const DRY_FROM = 1.5;

/** So few things as somebody wants: whether that is enough, and which. */
const soFew: Answerer = (asker) => {
	const { planned, request, situation } = asker;
	const only = request.facts.some(({ id }) => id === "two_products");
	const dry = severityIn(request.findings, "dryness") >= DRY_FROM;
	const [first] = planned;
	const pair = dry
		? "a mild wash without soap and a plain cream, morning and night; by day a cream with SPF 30 or more can be that cream"
		: "a mild wash and a sunscreen";
	if (first === undefined || isHeld(asker) || situation.mode !== "treat")
		return {
			text: `You asked whether so few are enough. Yes: ${pair}. All else in this plan can wait.`,
			sources: ["aad_dry_skin", "aad_sunscreen"],
		};
	return {
		text: `You asked whether so few are enough. Yes: ${joinWords(["a mild wash", titleOf(first)])}, with sunscreen in the morning${
			only || !dry ? "" : ", and a cream where skin feels tight"
		}. All else in this plan can wait.`,
		sources: ["aad_order", "aad_sunscreen"],
	};
};

const sweatOff: Answerer = (asker) => ({
	text: `You asked whether a serum is wasted under sweat. By day mostly yes: before sport only sunscreen goes on, a water-resistant one, again every two hours and after you wipe your face. ${
		asker.planned.length > 0
			? "What treats belongs on at night, washed and dry."
			: "A serum has its place at night."
	}`,
	sources: ["aad_sunscreen", "aad_order"],
});

const letItPeel: Answerer = () => ({
	text: "You asked about skin that peels. Let it peel by itself: an acid, a toner, a scrub or pulling takes off skin that is not ready and burns what is under it. Leave bubbles whole, cool water, a plain cream and nothing else; most of it is over in a week or so. A hat and shade until then.",
	sources: ["house_default"],
});

const liftItOff: Answerer = () => ({
	text: "You asked whether something can take it off. No: leave it alone, and put nothing on it that peels, burns or freezes. A place that bleeds, crusts or comes back has to be seen before anybody treats it: it may be an early skin cancer, which is easy to treat when it is found early.",
	sources: ["house_default"],
});

const pop: Answerer = say(
	"You asked about pressing a spot. No, clean hands or not: pressed, part of it goes down, and a sore hole and a mark stay longer than the spot. A hydrocolloid patch overnight on one with a white head does it instead; a deep one wants a cool cloth and peace.",
	"aad_acne_2024",
	"house_default",
);

const tripleCream: Answerer = (asker) => ({
	text: `You asked about the three-in-one cream. No, not without a dermatologist: such creams hold a bleach, a retinoid and a steroid. For some weeks marks look paler, then skin thins, reddens and darkens again, often more than before${
		isExpecting(asker) ? ", and none of it is for a pregnancy or while nursing" : ""
	}. A dermatologist gives it for some weeks and looks at it.`,
	sources: ["hydroquinone_label", "house_default"],
});

const hype: Answerer = (asker) => ({
	text: `You asked who is right about vitamin C. Both, in part: it helps a little against dullness and brown spots over two to three months, and sunscreen does more. A dear one is no better than one of 10 to 15 dollars that stands in a dark, closed bottle${
		asker.planned.some((step) => step === "step.serum_vitamin_c") ? "." : "; this plan does not need it."
	}`,
	sources: ["vitamin_c_review", "aad_sunscreen"],
});

/** What costs and does nothing: what the plan stops, and what it has no place for. */
const waste: Answerer = ({ request }) => {
	const { facts } = request;
	const stopped = facts.flatMap(({ id, about }) => (id === "uses_irritant" && about ? [about] : []));
	const blades = facts.some(({ id }) => id === "shaving_bumps");
	const things = [...new Set(stopped)].slice(0, MOST_THINGS);
	if (things.length === 0 && !blades) return null;
	return {
		text: `You asked what is money for nothing. ${
			things.length > 0 ? `What this plan tells you to stop: ${joinWords(things)}. ` : ""
		}${blades ? "Blades with many edges, which cut hair below the skin and make bumps: clippers or one blade cost less and do better. " : ""}What you need is what the steps name, and no more.`,
		sources: ["shaving_advice", "house_default"],
	};
};
const MOST_THINGS = 4;

/** What a day of somebody asks, each with a short answer. */
export const LIFE_ANSWERS = {
	on_and_off: onAndOff,
	repellent,
	reaches_others: reachesOthers,
	stains,
	hormones_with: hormonesWith,
	so_few: soFew,
	sweat_off: sweatOff,
	let_it_peel: letItPeel,
	lift_it_off: liftItOff,
	pop,
	triple_cream: tripleCream,
	hype,
	waste,
} as const;
