import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { ProductInUse } from "@dewlight/core/products/recommend-request.ts";
import type { Person, Preferences } from "@dewlight/core/routine/person.ts";
import { earlierScan, makeInput, runScan } from "@dewlight/core/scan/testing/fixture-scans.ts";
import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { storeObservation } from "@dewlight/core/skin/store-observation.ts";
import { makeObservation, type ObservationParts } from "@dewlight/core/skin/testing/make-observation.ts";
import { planLimits } from "@dewlight/server/use-cases/chat/read-chat-context.ts";

const NOW = "2026-03-31T08:00:00.000Z";
const SCANNED = "2026-03-20T08:00:00.000Z";
const BEFORE = "2026-02-10T08:00:00.000Z";

/** What a person is made of; without `face` there is no report. */
export interface PersonParts {
	face?: ObservationParts;
	/** The scan before, where there is one. */
	earlier?: ObservationParts;
	note?: string;
	answers?: Preferences;
	goals?: string[];
	issues?: string[];
	/** Step and catalogue id of what they use. */
	uses?: Readonly<Record<string, string>>;
	/** Own products by name alone. */
	own?: readonly string[];
}

/** A context as the server would make it, from a synthetic face and core's own decisions. */
export function buildPerson(parts: PersonParts): AssistantContext {
	const person: Person = {
		goals: parts.goals ?? [],
		issues: parts.issues ?? [],
		preferences: parts.answers ?? {},
	};
	return {
		person,
		report: parts.face === undefined ? null : reportOf(parts.face, person, parts),
		in_use: [...Object.entries(parts.uses ?? {}).map(used), ...(parts.own ?? []).map(ownProduct)],
		shown: [],
		named: [],
		flagsOf: exactFlags,
		now: NOW,
		limits: planLimits("free"),
	};
}

function reportOf(
	face: ObservationParts,
	person: Person,
	{ earlier, note }: PersonParts,
): AssistantContext["report"] {
	const observation = makeObservation(face);
	const { analysis_result } = runScan(
		makeInput({
			observation,
			person,
			note: note ?? null,
			now: SCANNED,
			earlier: earlier === undefined ? [] : [earlierScan(earlier, BEFORE)],
		}),
	);
	return {
		checkin_id: 7,
		created_at: SCANNED,
		analysis: analysis_result,
		observation: storeObservation(observation),
	};
}

function productOf(id: string): CatalogueProduct {
	const product = STARTER_CATALOGUE.find((row) => row.id === id);
	if (!product) throw new Error(`The starter catalogue has no ${id}.`);
	return product;
}

function used([step, id]: [string, string]): ProductInUse {
	const product = productOf(id);
	return {
		step,
		id,
		name: `${product.brand} ${product.name}`,
		product_url: null,
		category: product.category,
		product,
	};
}

function ownProduct(name: string, at: number): ProductInUse {
	return { step: `own_${at}`, id: `own-${at}`, name, product_url: null, category: null, product: null };
}
