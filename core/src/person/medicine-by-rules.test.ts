import { describe, expect, it } from "vitest";
import { factsFromText } from "./facts-from-text.ts";

const burns = (note: string) => factsFromText(note).some(({ id }) => id === "photosensitizing_medicine");

describe("a medicine told by its rules", () => {
	it.each([
		"The travel nurse jabbed me in both arms, sold me a net and gave me capsules to swallow daily with a big glass of water sitting upright, starting the day before and a month after I'm back.",
		"Off to Ghana in June. One pill a day against malaria, begin two days before I fly and carry on for four weeks when I'm home. Can I keep my acid toner?",
		"The clinic for my trip to Laos gave me tablets, first one the night before, last one 28 days after I am back.",
		"Started capsules from the GP last week, not with milk or antacids, and I have to stay out of the sun, she said.",
		"Doc put me on pills: full glass of water, don't lie down after, and the leaflet says avoid sunlight.",
		"The chemist put a sticker on my tablets, keep away from direct sunlight, no dairy for two hours.",
		"On anti-malarials for Uganda, the nurse warned me about the sun.",
	])("is taken for one that makes skin burn: %s", (note) => {
		expect(burns(note)).toBe(true);
	});

	it.each([
		"I take a tablet for my bones once a week with a full glass of water and must not lie down.",
		"Malarone for Kenya, starting two days before and a week after, one tablet a day.",
		"I take vitamin D tablets because I stay out of the sun.",
		"My sister's capsules for Malawi start the day before and go on a month after.",
		"I drink a big glass of water and sit up straight at my desk. Is that good for skin?",
		"Flying to India the day before my birthday, back a month after. What sunscreen?",
		"Iron tablets, not with milk, and I cover up in the sun anyway.",
	])("is not read into other words: %s", (note) => {
		expect(burns(note)).toBe(false);
	});
});
