import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { context, propagation, trace } from "@opentelemetry/api";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { welcomePerson } from "../../test/factories/person.ts";
import { finishScan, takingAnalyst } from "../../test/factories/scan.ts";
import { startOwnSystem } from "../../test/harness/start-system.ts";
import { openTracing, traceFields } from "./spans.ts";

const sentSchema = z.object({
	resourceSpans: z.array(
		z.object({
			scopeSpans: z.array(
				z.object({
					spans: z.array(
						z.object({
							name: z.string(),
							traceId: z.string(),
							spanId: z.string(),
							parentSpanId: z.string().optional(),
						}),
					),
				}),
			),
		}),
	),
});

/** Takes spans as a collector does. */
async function startCollector() {
	const spans: { name: string; traceId: string; spanId: string; parentSpanId?: string | undefined }[] = [];
	const paths = new Set<string>();
	const bodies: string[] = [];
	async function take(request: IncomingMessage): Promise<void> {
		paths.add(request.url ?? "");
		const body = await json(request);
		bodies.push(JSON.stringify(body));
		for (const { scopeSpans } of sentSchema.parse(body).resourceSpans)
			spans.push(...scopeSpans.flatMap((scope) => scope.spans));
	}
	const server = createServer((request, response) => {
		take(request).then(
			() => response.setHeader("content-type", "application/json").end("{}"),
			(error: unknown) => response.destroy(new Error("collector", { cause: error })),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, paths, bodies };
}

test("one trace goes from the call over the queue to the worker, and names nobody", async () => {
	const collector = await startCollector();
	const traces = await openTracing({ tracesTo: collector.url, role: "all" });
	onTestFinished(() => {
		for (const part of [trace, context, propagation]) part.disable();
	});
	const system = await startOwnSystem({ analyst: takingAnalyst(), worker: true });
	const person = await welcomePerson(system);
	await finishScan(system, person);
	await traces?.flush();

	expect([...collector.paths]).toEqual(["/v1/traces"]);
	const call = collector.spans.find(({ name }) => name === "POST /api/scan-skin");
	const job = collector.spans.find(({ name }) => name === "job analyze-scan");
	expect(call).toBeDefined();
	expect(job).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId });
	expect(collector.bodies.join("")).not.toContain(person.email);
});

test("without a collector no span is made and no payload grows", async () => {
	expect(await openTracing({ tracesTo: null, role: "web" })).toBeNull();
	expect(traceFields()).toEqual({});
});
