import { PERSON_WARNINGS } from "../knowledge/plan-notes.ts";
import type { SourceId } from "../knowledge/sources.ts";
import type { DangerTold } from "../person/dangers-told.ts";
import { withoutKind } from "../person/own-products.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import type { Situation } from "./read-situation.ts";
import { bottleWords } from "./set-aside.ts";

const LOW_MOOD =
	"What you wrote of how you feel matters more than your skin. Feeling low, tearful or far away after a birth is common, is nobody's fault and gets better with help: tell your health visitor, midwife or doctor this week, and somebody close to you today. If thoughts come of hurting yourself or the baby, or of not being here, call your local emergency number or a crisis line at once.";
const HERPES =
	"A cold sore, or the tingle of one, on skin that was just treated can spread over all of it and scar. Call the clinic that treated you today, or a doctor if they do not answer, and ask for tablets against it: they work best within a day. Touch it with nothing but clean hands, keep cream and cloths that touched it off the rest of your face, and wear no makeup over it.";
const LIDS =
	"Lids that itch or flake in somebody with a contact allergy are that allergy until a doctor has shown otherwise: it reaches lids from shampoo, wipes, nail polish, balm and hands. Show them to a doctor or dermatologist within a week or two, with your allergy card and photos of every list, and let nothing touch them until then but lukewarm water and plain petroleum jelly.";
const SEVERE_ALLERGY =
	"What you wrote of an allergy was a strong reaction: have it tested, and tell every doctor, dentist and pharmacist of it. If face or eyes swell again, wash the thing off and see a doctor the same day; with a tight throat, short breath or faintness call your local emergency number.";
const STEROID =
	"You asked whether that cream may go on your face. No, unless the doctor gave it to you for your face: such a tube is often a steroid for other places. On a face it thins skin, and around the mouth or eyes it brings the rash back worse. A pharmacist can tell you what is in it; a plain cream without fragrance is the safe one until then.";
const STEROID_CHILD =
	"Can that tube go on your face? No, please not: it is probably a steroid, made for other places, and around the mouth it can make a rash worse. Show the rash to a parent now, and ask them to take you and the tube to a pharmacist or doctor if it is no better in a week, sooner if it hurts, weeps or spreads. A plain cream without scent may go on; no serum is needed, so keep your money.";
const LIGHTENER =
	"Leave the cream you were offered: one that promises fairer or clear skin within weeks often holds a strong steroid, mercury or too much hydroquinone. The face looks good for a while, then thins, reddens and darkens for months. No skin needs another color; evenness comes slowly, with sunscreen first.";

const HANDED_ON =
	"You wrote of handing on a medicine that a doctor gave to you. No, not one capsule and not half a tube: isotretinoin harms an unborn child from the first days and needs blood tests, and other medicines are chosen for one person too. Take what is left to a pharmacy, and let them ask a doctor for their own.";
const PET =
	"Keep your animal away from that cream, and from pillows and cloths it has touched: fluorouracil can kill a dog or cat that licks a little, minoxidil a cat. If it has licked or chewed any, call a vet or an animal poison line now, before it looks ill. Wash your hands after each use, and keep the tube shut away.";
const LOW_ON_ISOTRETINOIN =
	"What you wrote of how you feel comes first. Tell the doctor who prescribes isotretinoin today that joy, sleep or interest have changed, and tell a parent or somebody close: they decide together whether it goes on, and it is nobody's weakness. If thoughts come of hurting yourself or of not being here, call a crisis line (988 in the United States and Canada, 116 123 in the United Kingdom and Ireland) or your emergency number at once, and take no further dose alone.";
const EYE =
	"A red or sore eye beside such a cream: rinse it with clean water for ten minutes, put no cream near it, and call the doctor who prescribed it, or an eye doctor, today. Pain, blurred sight, or an eye that light hurts: go now.";
const VITAMIN_A =
	"Leave vitamin A out while you take isotretinoin: the capsules are a form of it, and cod liver oil, Scott's Emulsion or a multivitamin with vitamin A on top adds to dryness, headaches and harm to the liver. Read the label, tell the doctor who prescribes it how much you have had, and ask before any other supplement. A bad headache or changed sight: call them today.";
const ANTIFUNGAL =
	"Not Daktarin while you take warfarin: miconazole, also as a cream or gel, raises its effect, and people have bled. Ask the pharmacist or your clinic first; a ketoconazole shampoo as a wash or clotrimazole is what they mostly give instead. If you have used some, tell the clinic today so that your blood is checked; bruises, bleeding gums or dark stool: now.";
const EYES =
	"Eyes that feel sandy, red or sore, or styes that come back, beside a face that reddens are often part of the same trouble and no matter of dust or screens: show both to a doctor or optician within two weeks, because they are treated together. Meanwhile a warm clean cloth on closed lids for five minutes twice a day, lids wiped gently, no scrub, steroid cream or retinoid near them. Pain, light that hurts or blurred sight: the same day.";
const MORE_CAPSULES =
	"Take no more of a medicine than the doctor who knows you prescribed, and nothing that was prescribed to somebody else: a second capsule works no faster, it adds harm to liver, blood fats and mood that is not felt until late. Have you taken somebody else's isotretinoin, see a doctor this week for blood tests, and today if a pregnancy is possible.";
const TETRACYCLINE =
	"Doxycycline, minocycline or lymecycline never go together with isotretinoin: both can raise the pressure in the head. Take no more of the antibiotic, and call whoever prescribes the isotretinoin today, before the next capsule, and say how many days you took both. Headaches that are worse lying down or on waking, blurred or double sight, vomiting: an emergency department today.";
const ILL_AFTER_STEROID =
	"Years of a strong steroid cream can make the body stop making its own, and stopping all at once can then make you ill: tired to the bone, dizzy on standing, no appetite. See a doctor today with the tube, say how long and how much, and ask about a blood test of cortisol; do not put it back by yourself, the way out is planned with you. Fainting, vomiting, confusion or a belly that hurts: call your emergency number. The face burning and the small spots are part of coming off and pass in weeks to months.";
const ALBINISM =
	"With albinism sun protection is the treatment, so money goes there first: SPF 50 or the strongest your clinic has, thickly, again every two hours, and a lip balm with it. A wide hat, long sleeves and shade do as much and cost less; many clinics and albinism societies give sunscreen free, so ask what to do when stock runs out. Have all your skin looked at every half year, and any place that is rough, sore or new within two weeks.";
const CHILD =
	"For the child you ask about: nothing of this plan, and no retinol, acid or peel. A mild wash, a plain cream where skin is dry and sunscreen outdoors are enough, and small white bumps are mostly harmless and go by themselves. What worries you, show to a pharmacist or the child's doctor.";
const LUPUS =
	"Patches, marks or a rash on the face beside lupus, hydroxychloroquine (Plaquenil) or aching joints are for the doctor who treats those, before any cream: the sun sets off lupus in the skin, and the medicine can darken skin by itself. Show them within two weeks; with fever, mouth sores, swollen joints, chest pain or foamy urine within days. Until then no peel, acid or brightener. SPF 50, a hat and shade matter more for you than for others, on every tone; what was prescribed goes on.";
const NO_LABEL =
	"Stop what has no label, the whole set: nobody can tell what it holds, and such creams and toners were found to hold mercury, strong steroids, hydroquinone or tretinoin. Redness, burning and dark patches that come back worse when it is left off are its doing and not your skin's. Take everything to a doctor this week, who plans how you come off it and asks about tremor, headaches and tiredness; keep it away from children, and put nothing that bleaches or peels beside it.";

const NOTES: Readonly<
	Record<DangerTold, { says: (situation: Situation) => string; sources: readonly SourceId[] }>
> = {
	low_mood_after_birth: { says: () => LOW_MOOD, sources: ["house_default"] },
	herpes_on_treated_skin: { says: () => HERPES, sources: ["house_default"] },
	severe_allergy: { says: () => SEVERE_ALLERGY, sources: ["house_default"] },
	allergy_on_lids: { says: () => LIDS, sources: ["house_default"] },
	steroid_on_face: {
		says: ({ mode }) => (mode === "none" ? STEROID_CHILD : STEROID),
		sources: ["perioral_2013", "house_default"],
	},
	medicine_handed_on: { says: () => HANDED_ON, sources: ["nhs_medicines_dose", "house_default"] },
	pet_reaches_cream: { says: () => PET, sources: ["fda_fluorouracil_pets", "minoxidil_pets_2021"] },
	low_mood_on_isotretinoin: {
		says: () => LOW_ON_ISOTRETINOIN,
		sources: ["nhs_isotretinoin", "house_default"],
	},
	eye_beside_medicine: { says: () => EYE, sources: ["house_default"] },
	cream_without_label: { says: () => NO_LABEL, sources: ["who_mercury", "house_default"] },
	vitamin_a_on_isotretinoin: {
		says: () => VITAMIN_A,
		sources: ["isotretinoin_label", "nhs_isotretinoin"],
	},
	antifungal_on_warfarin: { says: () => ANTIFUNGAL, sources: ["nhs_medicines_dose", "house_default"] },
	eyes_of_rosacea: { says: () => EYES, sources: ["nice_cks_rosacea", "house_default"] },
	more_capsules: { says: () => MORE_CAPSULES, sources: ["nhs_medicines_dose", "house_default"] },
	tetracycline_on_isotretinoin: {
		says: () => TETRACYCLINE,
		sources: ["isotretinoin_label", "nhs_isotretinoin"],
	},
	ill_after_steroid: { says: () => ILL_AFTER_STEROID, sources: ["perioral_2013", "house_default"] },
	albinism: { says: () => ALBINISM, sources: ["aad_sunscreen", "house_default"] },
	lupus_in_sun: { says: () => LUPUS, sources: ["aad_sunscreen", "house_default"] },
	child_beside: { says: () => CHILD, sources: ["teen_care", "house_default"] },
	lightener_offered: { says: () => LIGHTENER, sources: ["hydroquinone_label", "house_default"] },
};

/** What was told in passing and comes before any plan, also where there is none. */
export function dangerNotes(facts: readonly PersonFact[], situation: Situation): PlanNote[] {
	return (Object.keys(NOTES) as DangerTold[])
		.filter((danger) => facts.some(({ id, about }) => id === "asks_for" && about === danger))
		.map((danger) => ({
			rule_id: `answer.${danger}`,
			text: NOTES[danger].says(situation),
			sources: [...NOTES[danger].sources],
			safety: true,
		}));
}

interface Stop {
	/** As it stands behind "Stop"; what was told where missing. */
	words?: string;
	why: string;
	/** Who has to hear it; everybody where missing. */
	when?: (situation: Situation) => boolean;
}

/** Skin that has nothing to spare for what irritates. */
function isTender({ mode, traits, conditions, sensitivity }: Situation): boolean {
	return (
		mode !== "treat" ||
		sensitivity === "High" ||
		["dry_look", "red", "flushed"].some((one) => traits.has(one as "red")) ||
		conditions.includes("shaving_bumps")
	);
}

export const clogs = ({ traits }: Situation): boolean =>
	["spots", "blackheads", "oily"].some((one) => traits.has(one as "spots"));

const HAIR = "hair grease";
/** It need not stop, only stay where it belongs. */
const HAIR_OFF =
	"two fingers off the hairline, and hair off the forehead at night: what is put into hair runs onto the skin and clogs it, so wipe the skin there clean in the evening";

const STOPS: Readonly<Record<string, Stop>> = {
	menthol: { why: "menthol only feels cool and irritates", when: isTender },
	aftershave: { why: "alcohol and scent burn skin that is red, dry or just shaved", when: isTender },
	antiseptic: {
		words: "antiseptic on your face",
		why: "antiseptic burns skin without healing it, and does nothing against bumps: lukewarm water and a mild wash are enough",
	},
	soap: {
		words: "soap on your face",
		why: "soap strips the oil that skin needs, and a mild wash takes its place",
	},
	"shower gel": {
		words: "shower gel on your face",
		why: "it is made for bodies and too strong for a face",
		when: (situation) => isTender(situation) || clogs(situation),
	},
	"washing often": {
		words: "washing so often",
		why: "twice a day with a mild wash is enough, because skin stripped of its oil makes no less of it; blot the shine with paper in between",
	},
	wipes: { why: "wipes rub; a mild wash, and an oil or balm for eye make-up, need no rubbing" },
	"a whitening wash": {
		words: "the whitening wash",
		why: "it lightens nothing and dries more than a mild one",
	},
	"a peeling oil": {
		words: "the peeling oil or cream",
		why: "peeling skin without a doctor burns it, and burns leave marks",
	},
	"a bleaching soap": {
		words: "the bleaching soap or cream",
		why: "they often hold strong steroids or mercury that no label names",
	},
	"a scrub": { why: "a scrub scratches skin and spots, and leaves marks" },
	"an alcohol toner": {
		words: "the astringent",
		why: "it dries and stings, and oil comes back within hours all the same",
	},
	"pore strips": { why: "they tear at the skin, and pores are full again in days" },
	"lemon juice": { why: "it burns, and in the sun it leaves marks for months" },
	turmeric: { why: "turmeric stains, and in a paste it rubs and makes allergies" },
	[HAIR]: { why: HAIR_OFF, when: clogs },
	"hot towels": {
		words: "heat on your face, towels and steam",
		why: "heat widens small vessels and dries; lukewarm water does the same work",
		when: isTender,
	},
	"bought off a post": {
		words: "what came without a list of what is in it",
		why: "glow and toning products sold in posts and on markets often hold a strong steroid, mercury or bleach that no label names; if it has been used for weeks, show it to a doctor or pharmacist",
	},
	toothpaste: { why: "it burns skin and leaves marks" },
	"baking soda": { why: "it strips skin of what protects it" },
	"tea tree oil": { why: "it burns and makes allergies" },
	"undiluted oils": { why: "undiluted they burn skin and make allergies, with sun they leave marks" },
	"borrowed products": {
		words: "what you borrow from others",
		why: "nobody knows how strong it is beside your own, and shared pots carry germs",
	},
	"a bump stopper with alcohol": {
		words: "the bump stopper",
		why: "most are alcohol and acid, which burn skin that was just shaved and leave marks",
	},
	"a clay mask": { why: "clay dries", when: isTender },
	"an oil or butter": {
		words: "oil and butter on your face",
		why: "they clog pores and feed spots and flakes",
		when: clogs,
	},
	"scented care": { why: "scent is what tender skin reacts to most", when: isTender },
};

const BLEACH = "a bleaching soap";
const BALM = "an oil or butter";

/** What somebody uses and should not, by its name and with the reason. */
export function stops(facts: readonly PersonFact[], situation: Situation): PlanNote[] {
	const told = new Set(facts.flatMap(({ id, about }) => (id === "uses_irritant" && about ? [about] : [])));
	const used = [...told].flatMap((about) => {
		const stop = STOPS[about];
		// Two words for one pot: a strong steroid is never told to stop at once.
		if (about === BLEACH && situation.conditions.includes("steroid_cream")) return [];
		if (about === BALM && situation.own_balm && !clogs(situation)) return [];
		return stop === undefined || stop.when?.(situation) === false ? [] : [{ about, ...stop }];
	});
	if (used.length === 0) return [];
	// Each thing with its own reason, and things of one reason together.
	const byReason = Map.groupBy(used, ({ why }) => why);
	const text = [...byReason]
		.map(([why, things], at) => {
			if (things.some(({ about }) => about === HAIR))
				return `Keep ${byName(HAIR, "hair products", facts) ?? "hair products"} ${why}.`;
			const said = new Set(things.map(({ about, words = about }) => byName(about, words, facts) ?? words));
			return `Stop ${joinWords([...said])}${at === 0 ? "" : " too"}: ${why}.`;
		})
		.join(" ");
	return [
		{ rule_id: "answer.stop_irritants", text, sources: ["aad_dry_skin", "house_default"], safety: true },
	];
}

/** "your irish spring on your face": what somebody calls the thing, where that says more than its kind. */
function byName(about: string, words: string, facts: readonly PersonFact[]): string | null {
	const told = facts.find(
		({ id, about: own = "" }) => id === "owns" && irritantsIn(own).includes(about),
	)?.about;
	const name = withoutKind(told ?? "")
		.replace(/^(?:an?|the|my|some|whatever|something called) /, "")
		.replace(/,.*$| and water\b.*$| (?:on|onto|for|after|over|at) (?:the|my|his|her|a) .*$/, "")
		.trim();
	if (name === "" || name.length > LONGEST_NAME) return null;
	const known = new Set(`${words} ${about} bar a the my daily old plain`.split(" "));
	const says_more = name.split(/[^\p{L}\d]+/u).some((word) => word !== "" && !known.has(word));
	if (!says_more) return null;
	return `your ${bottleWords(name)}${words.endsWith(ON_FACE) ? ` ${ON_FACE}` : ""}`;
}
const ON_FACE = "on your face";
const LONGEST_NAME = 40;

/** Notes that nothing stands before: what harms now, and what comes before any plan. */
export const BEFORE_ALL: readonly string[] = [
	...PERSON_WARNINGS.map(({ id }) => id),
	"rule.growth_first",
	"rule.help_beside_plan",
	"rule.nothing_named",
	"rule.nothing_named_face",
	"rule.treatments_after_visit",
	"rule.basics_until_visit",
	"rule.around_the_place",
	"rule.spots_until_visit",
];

/** The rules of what was told in passing. */
const DANGER_NOTES: readonly string[] = Object.keys(NOTES).map((danger) => `answer.${danger}`);

/** Where in the notes of a plan further answers go: behind what harms now and what is answered already. */
export function placeOfAnswers(notes: readonly PlanNote[]): number {
	const at = notes.findIndex(
		({ rule_id, text }) =>
			!BEFORE_ALL.includes(rule_id) && !DANGER_NOTES.includes(rule_id) && !text.startsWith("You asked"),
	);
	return at < 0 ? notes.length : at;
}
