import { readFileSync } from "node:fs";
import { createPrometheusMeter } from "@dewlight/server/metrics/prometheus-meter.ts";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const rulesSchema = z.object({
	groups: z.array(
		z.object({
			rules: z.array(
				z.strictObject({
					alert: z.string(),
					expr: z.string(),
					for: z
						.string()
						.regex(/^\d+[mh]$/)
						.optional(),
					labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
					annotations: z.strictObject({ summary: z.string() }),
				}),
			),
		}),
	),
});
const dashboardSchema = z.object({
	panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});

const { rules } = rulesSchema.parse(parse(readFileSync("deploy/monitoring/alerts.yaml", "utf8")))
	.groups[0] ?? {
	rules: [],
};
const { panels } = dashboardSchema.parse(
	JSON.parse(readFileSync("deploy/monitoring/dashboard.json", "utf8")),
);
const queries: [where: string, query: string][] = [
	...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
	...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

/** Prometheus' own: whether the collector got an answer. */
const NOT_OURS = ["up"];

async function servedNames(): Promise<Set<string>> {
	const meter = createPrometheusMeter(async () => ({ queues: [], promised: 0 }));
	const { text } = await meter.render();
	const names = new Set(NOT_OURS);
	for (const [, name = "", kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
		names.add(name);
		if (kind === "histogram") for (const end of ["bucket", "count", "sum"]) names.add(`${name}_${end}`);
	}
	return names;
}

/** Names of metrics in a query; throws where Prometheus' own grammar does not know it. */
function metricsIn(query: string): string[] {
	const names: string[] = [];
	parser.parse(query).iterate({
		enter({ type, from, to, node }) {
			if (type.isError) throw new Error(`No query at ${from}: ${query}`);
			if (type.name === "Identifier" && node.parent?.name === "VectorSelector")
				names.push(query.slice(from, to));
		},
	});
	return names;
}

test("the grammar tells a query from what is none", () => {
	expect(metricsIn('sum(rate(a_total{b="c"}[5m])) / b_total')).toEqual(["a_total", "b_total"]);
	expect(() => metricsIn("sum(rate(a_total[5m])")).toThrow("No query");
});

test.each(queries)("%s asks only for figures that the product shows", async (_where, query) => {
	const names = metricsIn(query);
	expect(names.length).toBeGreaterThan(0);
	const served = await servedNames();
	expect(names.filter((name) => !served.has(name))).toEqual([]);
});

test("every alarm has its section in the runbook, in the same order, and there is no other", () => {
	const runbook = readFileSync("docs/runbook.md", "utf8");
	const sections = [...runbook.matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
	expect(sections).toEqual(rules.map(({ alert }) => alert));
	expect(sections).toHaveLength(10);
});

test("panels that the runbook sends people to are on the dashboard", () => {
	const titles = panels.map(({ title }) => title);
	const named = [...readFileSync("docs/runbook.md", "utf8").matchAll(/"([A-Z][^"]+)"/g)].map(
		([, name = ""]) => name,
	);
	expect(named.length).toBeGreaterThan(5);
	expect(named.filter((name) => !titles.some((title) => title.startsWith(name)))).toEqual([]);
});
