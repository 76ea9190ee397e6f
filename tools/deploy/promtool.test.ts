import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";

/** Prometheus' own judge; comes with Debian's package `prometheus`, and CI installs it. */
const PROMTOOL = "/usr/bin/promtool";
const FOLDER = "deploy/monitoring";
const tests = readdirSync(FOLDER).filter((name) => name.endsWith(".test.yaml"));

const judge = (...args: string[]) =>
	promisify(execFile)(PROMTOOL, args, { cwd: FOLDER }).then(({ stdout }) => stdout);
const read = (name: string): unknown => parse(readFileSync(join(FOLDER, name), "utf8"));

const rulesSchema = z.object({
	groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })),
});
const testsSchema = z.object({
	tests: z.array(
		z.object({
			alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
		}),
	),
});
const dashboardSchema = z.object({
	panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

test("every alarm is tried with figures at which it rings and with figures at which it must not", () => {
	const alarms = rulesSchema
		.parse(read("alerts.yaml"))
		.groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
	const tried = tests.flatMap((name) =>
		testsSchema.parse(read(name)).tests.flatMap((one) => one.alert_rule_test),
	);
	const named = (rings: boolean) =>
		new Set(tried.flatMap((one) => (one.exp_alerts.length > 0 === rings ? [one.alertname] : [])));
	expect([...named(true)].toSorted()).toEqual(alarms.toSorted());
	expect([...named(false)].toSorted()).toEqual(alarms.toSorted());
});

test.skipIf(!existsSync(PROMTOOL))(
	"promtool takes the rules and finds each alarm as its tests say",
	async () => {
		expect(await judge("check", "rules", "alerts.yaml")).toContain("SUCCESS: 10 rules found");
		expect(await judge("test", "rules", ...tests)).not.toContain("FAILED");
	},
);

test.skipIf(!existsSync(PROMTOOL))("promtool takes every query of the dashboard", async () => {
	const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(join(FOLDER, "dashboard.json"), "utf8")));
	const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
	const folder = await mkdtemp(join(tmpdir(), "dewlight-queries-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const file = join(folder, "queries.yaml");
	const rules = queries.map((expr, at) => ({ record: `panel_${at}`, expr }));
	await writeFile(file, stringify({ groups: [{ name: "dashboard", rules }] }));
	expect(await judge("check", "rules", file)).toContain(`SUCCESS: ${queries.length} rules found`);
	await writeFile(
		file,
		stringify({ groups: [{ name: "dashboard", rules: [{ record: "no", expr: "sum(" }] }] }),
	);
	await expect(judge("check", "rules", file)).rejects.toThrow();
});
