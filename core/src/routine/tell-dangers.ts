import type { SourceId } from "../knowledge/sources.ts";
import type { DangerTold } from "../person/dangers-told.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { PlanNote } from "./care-plan.ts";
import type { Situation } from "./read-situation.ts";

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
	lightener_offered: { says: () => LIGHTENER, sources: ["hydroquinone_label", "house_default"] },
};

/** Their rules, by name. */
export const DANGER_NOTES: readonly string[] = Object.keys(NOTES).map((danger) => `answer.${danger}`);

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
