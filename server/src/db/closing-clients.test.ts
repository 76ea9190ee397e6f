import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { hearClosingClients } from "./open-database.ts";

const message = (type: string, body: Buffer) => {
	const head = Buffer.alloc(5);
	head.write(type);
	head.writeInt32BE(body.length + 4, 1);
	return Buffer.concat([head, body]);
};
const SIGNED_IN = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", Buffer.from("I"))]);
const CRASHED = message("E", Buffer.from("SFATAL\0C57P01\0Munexpected postmaster exit\0\0"));

/** Takes everybody in, and tells whoever says goodbye that it crashed. */
async function crashingServer(): Promise<string> {
	const server = createServer((socket: Socket) => {
		socket.on("error", () => undefined);
		socket.once("data", () => {
			socket.write(SIGNED_IN);
			socket.once("data", () => socket.end(CRASHED));
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	return `postgres://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/x`;
}

test("what a server says to a client that is being let go ends no process", async () => {
	hearClosingClients();
	const client = new pg.Client({ connectionString: await crashingServer() });
	await client.connect();
	client.on("notice", () => undefined);
	// As pg-boss lets a client go.
	client.removeAllListeners();
	await client.end();
	expect([client.listenerCount("notice"), client.listenerCount("error")]).toEqual([0, 1]);
});
