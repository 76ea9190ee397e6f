import { expect, test } from "vitest";
import { preferenceWords } from "./about-you.tsx";

test("answers are told in short words, safety first", () => {
	expect(
		preferenceWords({
			budget: "low",
			fragrance_free: true,
			pregnancy: "trying",
			age_band: "25-34",
			prescription_retinoid: true,
			isotretinoin: true,
			rosacea: true,
			barrier_disease: false,
			allergies: ["benzoyl_peroxide", "royal blue"],
			sensitivity_answers: { tingling: 0, burning: 4 },
			monk_tone: 7,
		}),
	).toEqual([
		"Age 25 to 34",
		"Trying to be pregnant",
		"Uses a prescription retinoid",
		"Takes isotretinoin, or did lately",
		"Rosacea",
		"Allergic to benzoyl peroxide",
		"Allergic to royal blue",
		"2 of 10 feelings answered",
		"Tone 7 of 10",
		"Only without fragrance",
		"Up to $20",
	]);
});

test("what was not answered is not mentioned, and a no to a medicine needs no word", () => {
	expect(preferenceWords({})).toEqual([]);
	expect(preferenceWords({ prescription_acne: false, pregnancy: "no", sensitive_skin: false })).toEqual([
		"Not pregnant",
		"Skin not sensitive",
	]);
});
