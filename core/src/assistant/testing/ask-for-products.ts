import { STARTER_CATALOGUE } from "../../products/catalogue/starter-catalogue.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import type { Person, Preferences } from "../../routine/person.ts";
import { makeInput, OBSERVATIONS, runScan } from "../../scan/testing/fixture-scans.ts";
import { storeObservation } from "../../skin/observation.ts";
import { exactFlags } from "../../skin/red-flags/exact-triage.ts";
import { makeObservation } from "../../skin/testing/make-observation.ts";
import type { AssistantContext, ProductAnswer, Turn } from "../conversation.ts";
import { findProducts } from "../find-products.ts";

export interface Setting {
	face?: string;
	answers?: Preferences;
	note?: string;
	shown?: readonly string[];
	named?: readonly string[];
	uses?: string;
}

export const rows = (ids: readonly string[] = []): CatalogueProduct[] =>
	STARTER_CATALOGUE.filter(({ id }) => ids.includes(id));

export function contextOf({ face, answers = {}, note, shown, named, uses }: Setting = {}): AssistantContext {
	const person: Person = { goals: [], issues: [], preferences: answers };
	const observation = makeObservation(OBSERVATIONS[face ?? "calm"]);
	const analysis = runScan(makeInput({ observation, person, note: note ?? null })).analysis_result;
	const report = {
		checkin_id: 1,
		created_at: "2026-03-20T08:00:00.000Z",
		analysis,
		observation: storeObservation(observation),
	};
	const [product] = rows(uses === undefined ? [] : [uses]);
	return {
		person,
		report: face === undefined ? null : report,
		in_use: product
			? [
					{
						step: "night_serum",
						id: product.id,
						name: product.name,
						product_url: null,
						category: product.category,
						product,
					},
				]
			: [],
		flagsOf: exactFlags,
		shown: rows(shown),
		named: rows(named),
		now: "2026-03-31T08:00:00.000Z",
	};
}

export interface Ask {
	category?: ProductCategory | null;
	history?: readonly Turn[];
	candidates?: readonly CatalogueProduct[];
}

export function ask(
	message: string,
	setting: Setting = {},
	{ category = null, history = [], candidates }: Ask = {},
): ProductAnswer {
	return findProducts({
		message,
		history,
		context: contextOf(setting),
		search: { product_intent: message, category },
		candidates: candidates ?? STARTER_CATALOGUE,
	});
}

export function found(answer: ProductAnswer): CatalogueProduct[] {
	return answer.products.flatMap(({ id }) => rows([id]));
}
