import { wordsNoteReader } from "../../src/adapters/assistant/guided-assistant.ts";
import { createMovableClock, randomIds } from "../../src/adapters/clock/clock-and-ids.ts";
import type { OpenDatabase } from "../../src/db/open-database.ts";
import { createStore } from "../../src/db/transactional-outbox.ts";
import { noMeter } from "../../src/ports/telemetry.ts";
import type { Services } from "../../src/use-cases/context.ts";
import { exactTriage } from "./exact-triage.ts";
import { preparedAnalyst } from "./prepared-analyst.ts";
import { silentLog } from "./silent-log.ts";

/** Services over one database for tests below the system: every port that is not prepared throws. */
export function bareServices(database: OpenDatabase, prepared: Partial<Services> = {}): Services {
	const unprepared = (): never => {
		throw new Error("The test did not prepare this port.");
	};
	return {
		store: createStore(database.db),
		clock: createMovableClock(),
		ids: randomIds,
		log: silentLog,
		meter: noMeter,
		passwords: { hash: unprepared, verify: unprepared, nobody: "", weaknessOf: unprepared },
		secretBox: { seal: unprepared, open: unprepared, fingerprint: unprepared },
		throttle: { take: unprepared, forget: unprepared },
		pusher: { publicKey: "", accepts: () => false, send: unprepared },
		mailer: { send: unprepared, check: unprepared, close: () => undefined },
		payments: {
			description: "unprepared",
			priceIds: unprepared,
			createCustomer: unprepared,
			openCheckout: unprepared,
			readCheckout: unprepared,
			expireCheckout: unprepared,
			readSubscription: unprepared,
			previewChange: unprepared,
			changeNow: unprepared,
			scheduleChange: unprepared,
			cancelAtPeriodEnd: unprepared,
			keep: unprepared,
			endNow: unprepared,
			refundLastInvoice: unprepared,
			readDispute: unprepared,
			openCardUpdate: unprepared,
			readEvent: unprepared,
		},
		objects: {
			id: "unprepared",
			put: unprepared,
			get: unprepared,
			delete: unprepared,
			list: unprepared,
			check: unprepared,
		},
		analyst: preparedAnalyst(),
		assistants: {
			guide: { engine: "guided", provider: null, reply: unprepared, present: unprepared },
			model: null,
		},
		triage: exactTriage,
		expectPeople: () => undefined,
		notes: wordsNoteReader,
		narrator: null,
		settings: { publicUrl: "http://localhost:3000", inviteRequired: false, maxWaitingScans: 200 },
		probes: { database: database.ping, queue: unprepared, encoder: unprepared },
		...prepared,
	};
}
