import type { NearCase } from "@dewlight/core/assistant/question.ts";
import { findCase } from "@dewlight/core/knowledge/cases/known-cases.ts";
import type { RankedTopic } from "../topics/topic-layer.ts";
import { areTwins, type RankedCase } from "./case-layer.ts";
import { mayBeOffered } from "./particular.ts";

const MOST = 3;
const LEAST = 0.08;
/** Of such messages one in two had what was asked among the three. */
const ONE_OF_THEM = 0.25;

/** What comes nearest, the likeliest first, each thing once: particular questions, and one topic where it is as likely. */
export function nearestOf(ranked: readonly RankedCase[], topics: readonly RankedTopic[]): NearCase[] {
	const cases = nearestCases(ranked);
	const topic = topics.find((one) => one.topic.startsWith("question.") && one.chance >= LEAST_TOPIC);
	const known = cases.some(({ id }) => findCase(id)?.topic === topic?.topic);
	return topic === undefined || known
		? cases
		: [...cases, { id: topic.topic, chance: topic.chance }]
				.toSorted((a, b) => b.chance - a.chance)
				.slice(0, MOST);
}

const LEAST_TOPIC = 0.12;

function nearestCases(ranked: readonly RankedCase[]): NearCase[] {
	const near: RankedCase[] = [];
	for (const one of ranked) {
		if (near.length === MOST || one.chance < LEAST) break;
		const known = near.some(({ row }) => row.id === one.row.id || areTwins(row, one.row));
		if (!known && mayBeOffered(one)) near.push(one);
	}
	return near.map(({ row, chance }) => ({ id: row.id, chance }));
}

/** What may stand behind an answer that tells `particular` or a topic in general: what is likely beside it. */
export function besideTold(all: readonly NearCase[], particular: string | undefined): NearCase[] {
	const near = all.filter(({ id }) => findCase(id) !== undefined);
	const told = near.find(({ id }) => id === particular)?.chance;
	if (told === undefined) return sumOf(near) >= LIKELY_BESIDE ? near.slice(0, MOST_BESIDE) : [];
	if (told >= HALF_SURE) return [];
	return near
		.filter(({ id, chance }) => id !== particular && chance >= Math.max(ALSO_LIKELY, told * NOT_FAR))
		.slice(0, MOST_BESIDE - 1);
}

const LIKELY_BESIDE = 0.45;
const MOST_BESIDE = 2;
const HALF_SURE = 0.5;
const ALSO_LIKELY = 0.15;
const NOT_FAR = 0.5;

function sumOf(near: readonly NearCase[]): number {
	return near.reduce((sum, { chance }) => sum + chance, 0);
}

/** The nearest where one of them is likely enough to be what was asked; none otherwise. */
export function toldOf(near: readonly NearCase[]): readonly NearCase[] {
	return sumOf(near) >= ONE_OF_THEM ? near : [];
}
