import { ACTIVES, type ActiveId } from "../../knowledge/actives.ts";
import { SOURCES } from "../../knowledge/sources.ts";
import { STEP_RULES, type StepId } from "../../knowledge/steps/step-rules.ts";
import { concernOf } from "../../skin/biology-clock.ts";
import { CONCERN_NAMES } from "../../skin/concern-copy.ts";
import type { Metric } from "../../skin/observation.ts";
import { capitalize, locationWords } from "../../skin/zone-words.ts";
import type { Citation } from "../assistant-event.ts";
import { plainName } from "./plain-name.ts";

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
