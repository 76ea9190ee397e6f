import { expect, test } from "vitest";
import { startOwnSystem } from "../../../test/harness/start-system.ts";

test("the status page says in plain words which part is disturbed, without a session, a script or the database", async () => {
	const system = await startOwnSystem();
	const look = () => system.app.inject({ url: "/status" });
	const well = await look();
	expect(well.statusCode).toBe(200);
	expect(well.body).toContain("<h1>Everything works</h1>");
	expect(well.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);

	const other = await startOwnSystem();
	other.services.probes.database = async () => {
		throw new Error("secret reason");
	};
	let asked = 0;
	other.services.probes.queue = async () => {
		asked += 1;
	};
	const disturbed = await other.app.inject({ url: "/status" });
	expect(disturbed.body).toContain("<h1>Something is disturbed</h1>");
	expect(disturbed.body).toContain("Disturbed. Nothing can be opened or saved right now. Nothing is lost.");
	expect(disturbed.body).not.toContain("secret reason");
	await other.app.inject({ url: "/status" });
	expect(asked).toBe(1);
});
