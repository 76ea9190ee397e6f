import { ACTIVES, type ActiveId } from "../../knowledge/actives.ts";
import type { ModuleId } from "../../knowledge/concern-modules.ts";
import { SOURCES } from "../../knowledge/sources.ts";
import { STEP_RULES, type StepId } from "../../knowledge/steps/step-rules.ts";
import { concernOf } from "../../skin/biology-clock.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_NAMES } from "../../skin/concern-copy.ts";
import type { Metric } from "../../skin/observation.ts";
import { capitalize, locationWords } from "../../skin/zone-words.ts";
import type { Citation } from "../conversation.ts";
import { plainName } from "./say-names.ts";

export function citeRule(id: string, label: string): Citation {
	return { kind: "rule", id, label };
}

export function citeActive(id: ActiveId): Citation {
	return citeRule(`active.${id}`, `Ingredient facts, ${ACTIVES[id].name}`);
}

export function citeStep(id: StepId): Citation {
	return citeRule(id, `Step rule, ${STEP_RULES[id].title}`);
}

export function citeMetric(metric: Pick<Metric, "id" | "metric" | "zone">): Citation {
	const name = CONCERN_NAMES[concernOf(metric.metric)];
	return { kind: "metric", id: metric.id, label: `${name}, ${locationWords([metric.zone]).toLowerCase()}` };
}

export function citeProduct(product: { id: string; name: string }): Citation {
	return { kind: "product", id: product.id, label: plainName(product.name) };
}

function isSourceId(id: string): id is keyof typeof SOURCES {
	return Object.hasOwn(SOURCES, id);
}

/** Sources of a rule; ids no table knows are left out. House defaults are named as what they are. */
export function citeSources(ids: readonly string[]): Citation[] {
	return ids
		.filter(isSourceId)
		.map((id): Citation => ({ kind: "source", id, label: capitalize(SOURCES[id].citation) }));
}

const MODULE_OF: Record<Concern, ModuleId> = {
	acne: "module.acne",
	redness: "module.redness",
	dark_spots: "module.tone",
	uneven_tone: "module.tone",
	lines: "module.lines",
	texture: "module.texture",
	pores: "module.texture",
	dryness: "module.dryness",
	shine: "module.shine",
	under_eye: "module.under_eye",
};

/** The rows of the routine tables that care for a concern. */
export function concernModule(concern: Concern): ModuleId {
	return MODULE_OF[concern];
}
