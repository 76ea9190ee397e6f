import type { RedFlag } from "../red-flag.ts";

/**
 * Medicines that are left off alone or harm an unborn child, and animals that ate something; sources in
 * docs/science.md, "Medicines left off".
 */
export const MEDICINE_RULES = [
	{
		rule_id: "red-flag.pressure-in-head",
		level: "emergency",
		advice:
			"Go to an emergency department now and take no further dose: a headache that stays, with sight that blurs, doubles or goes dark, under isotretinoin or an antibiotic like doxycycline can be pressure in the head and threatens sight. Never take the two together. Take the packs along.",
	},
	{
		rule_id: "red-flag.steroid-stopped",
		level: "emergency",
		advice:
			"Call your local emergency number or go to an emergency department now, and say that you took steroid tablets for weeks and left them off: the body may not make its own yet, and weakness, dizziness, vomiting, pain in the belly or confusion can be a crisis of the adrenal glands. Lie down, let somebody stay with you, take the pack or your steroid card along, and ask on the phone whether to take a dose now. Do not wait for tomorrow. How to come off the tablets, and what a round face needs, is planned with a doctor.",
	},
	{
		rule_id: "red-flag.medicine-stopped",
		level: "same_day",
		advice:
			"Call whoever prescribed it today, or a pharmacist or an out-of-hours doctor, and say when you took the last dose: medicines for mood, epilepsy, heart or blood, and steroid tablets taken for weeks, can do harm within days when they are left off at once. Neither stop nor restart it alone, and do not double up. If you ran out, a pharmacist can often help today. Hardly any sleep with much energy after lithium or another medicine for the mood has to be looked at today; tell somebody near you. A seizure, chest pain, a weak side, trouble breathing, fainting, confusion or thoughts of dying: call your local emergency number. Weakness, dizziness, vomiting or fever after steroid tablets is an emergency too; say that you took them. Tell them as well what it does to your skin: there is often another way.",
	},
	{
		rule_id: "red-flag.medicine-pregnancy",
		level: "same_day",
		advice:
			"Call whoever prescribed the tablets today, before the next dose, and where they are shut a pharmacist or an out-of-hours line: they can harm an unborn child and are usually held until it is clear. If none is done yet, take a pregnancy test today. Say how late the period is and since when you take them. A test that is negative is repeated after some days. Strong pain low in the belly, heavy bleeding or fainting: call your local emergency number.",
	},
	{
		rule_id: "red-flag.pet-swallowed",
		level: "same_day",
		advice:
			"Call your vet or an emergency vet now, also if the animal seems well, with the pack and its list of ingredients in your hand: retinoids, medicines, zinc, essential oils and sunscreen can harm an animal in small amounts. Say what, how much and when, and its weight. Do not make it vomit unless the vet says so, and wipe off what is left on fur or paws. Drowsy, shaking, drooling or not breathing well: go there at once.",
	},
] as const satisfies readonly RedFlag[];
