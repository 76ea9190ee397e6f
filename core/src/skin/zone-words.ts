import { type MetricZone, ZONES, type Zone } from "./observation.ts";

const ZONE_WORDS: Record<MetricZone, string> = {
	face: "whole face",
	forehead: "forehead",
	glabella: "area between the brows",
	nose: "nose",
	left_cheek: "left cheek",
	right_cheek: "right cheek",
	left_under_eye: "left under-eye area",
	right_under_eye: "right under-eye area",
	left_crows_feet: "left outer eye corner",
	right_crows_feet: "right outer eye corner",
	left_nasolabial: "left smile line",
	right_nasolabial: "right smile line",
	upper_lip: "upper lip area",
	chin: "chin",
	left_jaw: "left jaw",
	right_jaw: "right jaw",
};

const PAIR_WORDS: Record<string, string> = {
	cheek: "both cheeks",
	under_eye: "both under-eye areas",
	crows_feet: "both outer eye corners",
	nasolabial: "both smile lines",
	jaw: "both sides of the jaw",
};

const PREPOSITIONS: Record<string, string> = {
	glabella: "in",
	under_eye: "in",
	crows_feet: "at",
	nasolabial: "along",
	jaw: "along",
};

function sideless(zone: Zone): string {
	return zone.replace(/^(left|right)_/, "");
}

/** ["a", "b", "c"] -> "a, b and c". */
export function joinWords(words: readonly string[]): string {
	if (words.length <= 1) return words.join("");
	return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

export function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Zone names from the top of the face down, left and right merged: ["both cheeks", "nose"]. */
function placeWords(zones: readonly MetricZone[]): string[] {
	const named = new Set<string>();
	for (const zone of ZONES.filter((candidate) => zones.includes(candidate))) {
		const name = sideless(zone);
		const bothSides = zones.includes(`left_${name}` as Zone) && zones.includes(`right_${name}` as Zone);
		named.add(bothSides ? (PAIR_WORDS[name] ?? ZONE_WORDS[zone]) : ZONE_WORDS[zone]);
	}
	return [...named];
}

/** "Left cheek and nose", "Both cheeks", "Whole face". */
export function locationWords(zones: readonly MetricZone[]): string {
	const places = placeWords(zones);
	return capitalize(places.length === 0 ? ZONE_WORDS.face : joinWords(places));
}

/** Inside a sentence: "the nose and the left cheek", "both cheeks", "the whole face". */
export function placesInSentence(zones: readonly MetricZone[]): string {
	const places = placeWords(zones);
	const named = places.length === 0 ? [ZONE_WORDS.face] : places;
	return joinWords(named.map((place) => (place.startsWith("both ") ? place : `the ${place}`)));
}

/** With its preposition: "on the nose", "in both under-eye areas", "across the whole face". */
export function placed(zones: readonly MetricZone[]): string {
	const first = ZONES.find((zone) => zones.includes(zone));
	const preposition = first === undefined ? "across" : (PREPOSITIONS[sideless(first)] ?? "on");
	return `${preposition} ${placesInSentence(zones)}`;
}
