import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { enrol } from "../../../test/factories/two-factor.ts";
import { startOwnSystem } from "../../../test/harness/start-system.ts";
import { auditLog } from "../../db/schema/index.ts";
import { contextOf } from "../context.ts";
import { removeTwoFactor } from "./index.ts";

test("an operator takes two-factor off an account: the next login asks for the password only, and it is on record", async () => {
	const system = await startOwnSystem({ worker: true });
	const ctx = contextOf(system.services, { kind: "operator", name: "Olga" } as const);
	const person = await welcomePerson(system);
	const input = { emailOrId: person.email };
	await expect(removeTwoFactor({ ctx, input })).rejects.toMatchObject({ code: "conflict" });

	await enrol(system, person);
	await removeTwoFactor({ ctx, input });
	const login = await system.app.inject({
		method: "POST",
		url: "/api/login",
		payload: { email: person.email, password: person.password },
	});
	expect(login.json()).toMatchObject({ requires_2fa: false });
	const onRecord = await system.services.store.db
		.select({ action: auditLog.action })
		.from(auditLog)
		.where(eq(auditLog.actorName, "Olga"));
	expect(onRecord).toEqual([{ action: "operator.two_factor_removed" }]);
});
