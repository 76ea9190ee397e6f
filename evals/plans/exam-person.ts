import { readFileSync } from "node:fs";

/** What an exam asks of a plan; several fields of one entry hold together. */
export interface Entry {
	grade?: "unsafe" | "wrong";
	plan?: "none" | "basics_only";
	refer?: "kind" | "soon" | "now";
	active?: string;
	class?: "retinoid" | "exfoliant" | "any_irritant";
	max_strength?: number;
	min_strength?: number;
	max_nights?: number;
	min_nights_settled?: number;
	not_before_week?: number;
	time?: "morning" | "night" | "weekly";
	if_present?: boolean;
	irritant_nights_max?: number;
	new_actives_max?: number;
	by_week?: number;
	steps_max?: number;
	sunscreen?: "any" | "tinted" | "mineral" | "oil_free";
	step?: string;
	pick_free_of?: string;
	basket_max?: number;
	says?: string;
	any_of?: Entry[];
	all_of?: Entry[];
	not?: Entry;
}

/** A made-up person with what a dermatologist who saw no code asks of their plan. */
export interface ExamPerson {
	id: string;
	kind: string;
	age: number;
	skin_type: "Oily" | "Combination" | "Dry" | "Normal";
	monk: number | null;
	/** 0 to 5 by concern; null where the photo could not show it. */
	severity: Record<string, number | null>;
	answers: {
		sensitivity: "Low" | "Moderate" | "High" | null;
		pregnancy: "no" | "pregnant" | "breastfeeding" | "trying" | null;
		prescription_retinoid: "yes" | "no" | null;
		isotretinoin: "yes" | "no" | null;
		budget: string;
		wishes: string[];
		goals: string[];
		concerns: string[];
		/** Products in use, in their own words. */
		in_use?: string[];
	};
	note: string;
	must: Entry[];
	must_not: Entry[];
	should: Entry[];
}

/** The people of a file; those of this folder where none is named. */
export function readExam(path?: string): ExamPerson[] {
	return JSON.parse(readFileSync(path ?? new URL("open.json", import.meta.url), "utf8"));
}
