import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { ReportParts } from "../report-parts.ts";

type Layer = ReportParts["layers"][number];

/** Layers in the order of the concern cards, so that pills and cards tell the same story. */
export function orderLayers(layers: readonly Layer[], order: readonly Concern[]): Layer[] {
	const rank = (layer: Layer) => {
		const index = order.indexOf(layer.concern);
		return index < 0 ? order.length : index;
	};
	return [...layers].sort((a, b) => rank(a) - rank(b));
}

/** The most visible concern is marked first: one layer at a time can be told apart without a legend. */
export function firstShown(layers: readonly Layer[]): Concern[] {
	const [first] = layers;
	return first === undefined ? [] : [first.concern];
}

export function toggle(shown: readonly Concern[], concern: Concern): Concern[] {
	return shown.includes(concern) ? shown.filter((each) => each !== concern) : [...shown, concern];
}

/** Whether a concern is marked on the photo now; undefined where the photo has no layer for it. */
export function isMarked(
	layers: readonly { concern: Concern }[],
	shown: readonly Concern[],
	concern: Concern | undefined,
): boolean | undefined {
	if (concern === undefined || layers.every((layer) => layer.concern !== concern)) return undefined;
	return shown.includes(concern);
}
