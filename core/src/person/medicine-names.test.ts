import { describe, expect, test } from "vitest";
import { takeCases } from "../testing/take-cases.ts";
import { factsFromText } from "./facts-from-text.ts";
import { MEDICINE_NAMES, type MedicineClass, medicineNames } from "./medicine-names.ts";
import type { PersonFactId } from "./person-fact.ts";

const FACT_OF: Record<MedicineClass, PersonFactId> = {
	isotretinoin: "isotretinoin",
	retinoid: "prescription_retinoid",
	acne: "prescription_acne",
	rosacea: "prescription_rosacea",
	steroid: "steroid_cream",
	barrier: "prescription_eczema",
	photosensitizer: "photosensitizing_medicine",
	immune: "weak_immune_system",
	blood_thinner: "blood_thinner",
};
const CLASSES = Object.keys(MEDICINE_NAMES) as MedicineClass[];

const tells = (text: string, id: PersonFactId) => factsFromText(text).some((fact) => fact.id === id);
const EVERY = CLASSES.flatMap((of) => medicineNames(of).map((name) => ({ of, name })));
let sentences = 0;
/** Every sentence meets other names where a sample is taken. */
const someNames = () => takeCases("names of medicines in a sentence", EVERY, 7, { first: sentences++ }).cases;
describe("every medicine by every name", () => {
	test.each([
		"I take NAME",
		"been on NAME since june",
		"NAME every night, skin is dry",
		"my doctor put me on NAME",
	])("is read in: %s", (frame) => {
		const missed = someNames().filter(({ of, name }) => !tells(frame.replace("NAME", name), FACT_OF[of]));
		expect(missed).toEqual([]);
	});

	test.each([
		"my sister takes NAME and I wear sunscreen",
		"my dad is on NAME, I'm not",
		"I have never taken NAME",
		"getting rid of bags under my eyes, NAME free please",
	])("is not read in: %s", (frame) => {
		const medicines = someNames().filter(({ name }) =>
			factsFromText(frame.replace("NAME", name)).some(({ id }) => id !== "avoids"),
		);
		expect(medicines).toEqual([]);
	});
});

test("a long name is read with one letter wrong, missing or added, and with two neighbours swapped", () => {
	for (const slip of ["spironalactone", "isotretinon", "doxycyclline", "methotrexaet", "rivaroxiban"])
		expect([slip, factsFromText(`I take ${slip}`).length > 0]).toEqual([slip, true]);
});
