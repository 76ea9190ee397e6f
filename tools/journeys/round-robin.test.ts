import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startRoundRobin } from "./round-robin.ts";

async function listen(answer: RequestListener): Promise<string> {
	const server = createServer(answer).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function balance(...addresses: string[]) {
	const balancer = await startRoundRobin((url, _request, response) => {
		if (url.pathname !== "/own") return false;
		response.end("own");
		return true;
	});
	onTestFinished(() => balancer.close());
	balancer.pass(addresses);
	return balancer;
}

test("calls go to one process after the other, whole, and some are the balancer's own", async () => {
	const tell =
		(name: string): RequestListener =>
		async (request, response) => {
			const body = (await request.toArray()).join("");
			response.writeHead(201).end(`${name} ${request.method} ${request.url} ${body}`);
		};
	const balancer = await balance(await listen(tell("a")), await listen(tell("b")));
	const ask = async () => {
		const answer = await fetch(`${balancer.address}/x?y=1`, { method: "POST", body: "z" });
		return [answer.status, await answer.text()];
	};
	expect(await ask()).toEqual([201, "a POST /x?y=1 z"]);
	expect(await ask()).toEqual([201, "b POST /x?y=1 z"]);
	expect(await ask()).toEqual([201, "a POST /x?y=1 z"]);
	expect(await (await fetch(`${balancer.address}/own`)).text()).toBe("own");
	expect(balancer.answered()).toEqual([2, 1]);
});

test("a stream comes piece by piece and ends at the process when the browser leaves", async () => {
	let left: Promise<unknown> | undefined;
	const balancer = await balance(
		await listen((_request, response) => {
			left = once(response, "close");
			response.write("first");
		}),
	);
	const leaving = new AbortController();
	const answer = await fetch(balancer.address, { signal: leaving.signal });
	const piece = await answer.body?.getReader().read();
	expect(new TextDecoder().decode(piece?.value)).toBe("first");
	leaving.abort();
	await left;
});

test("a process that is away is told as 502", async () => {
	const balancer = await balance("http://127.0.0.1:1");
	expect((await fetch(balancer.address)).status).toBe(502);
});
