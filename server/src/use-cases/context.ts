import type { Store } from "#db/transactional-outbox.ts";
import type { Assistant, NoteReader, Triage } from "#ports/assistant.ts";
import type { Clock, Ids } from "#ports/clock-and-ids.ts";
import type { Mailer } from "#ports/mailer.ts";
import type { Narrator } from "#ports/narrator.ts";
import type { ObjectStore } from "#ports/object-store.ts";
import type { Passwords } from "#ports/passwords.ts";
import type { Payments } from "#ports/payments.ts";
import type { PhotoAnalyst } from "#ports/photo-analyst.ts";
import type { Pusher } from "#ports/pusher.ts";
import type { SecretBox } from "#ports/secret-box.ts";
import type { Log, Meter } from "#ports/telemetry.ts";
import type { Throttle } from "#ports/throttle.ts";

/** Someone without a session, known by network address only. */
export interface VisitorActor {
	kind: "visitor";
	address: string;
	/** What the browser calls itself. */
	userAgent?: string | undefined;
}

export interface UserActor {
	kind: "user";
	userId: number;
	sessionId: string;
	address: string;
	/** What the browser calls itself. */
	userAgent?: string | undefined;
	emailVerified: boolean;
	/** Accepted the legal texts in their current version. */
	legalAccepted: boolean;
	/** Of the account, read with the session; older than whatever this call writes. */
	accountVersion: string;
}

export interface JobActor {
	kind: "job";
	job: string;
}

/** Whoever runs an operator command on the machine itself. */
export interface OperatorActor {
	kind: "operator";
	/** Who says to act, for the audit log. */
	name: string;
}

export type Actor = VisitorActor | UserActor | JobActor | OperatorActor;

export interface Settings {
	/** Origin for links in mails, without a trailing slash. */
	publicUrl: string;
	inviteRequired: boolean;
	/** Photos are refused while this many scans wait. */
	maxWaitingScans: number;
}

/** Who answers in chat. */
export interface Assistants {
	/** Needs no vendor, and stands in for the model. */
	guide: Assistant;
	/** Null without a key. `dailyTokens` are for all people in one UTC day; afterwards the guide answers. */
	model: { assistant: Assistant; dailyTokens: number } | null;
}

/** Reject when the part does not work. */
export interface Probes {
	database: () => Promise<void>;
	queue: () => Promise<void>;
	encoder: () => Promise<void>;
}

/** What stands behind every verb, whoever acts. */
export interface Services {
	store: Store;
	clock: Clock;
	ids: Ids;
	log: Log;
	meter: Meter;
	passwords: Passwords;
	secretBox: SecretBox;
	throttle: Throttle;
	mailer: Mailer;
	pusher: Pusher;
	payments: Payments;
	objects: ObjectStore;
	analyst: PhotoAnalyst;
	assistants: Assistants;
	triage: Triage;
	/** Somebody is signed in: what was given back while nobody was there is loaded again. */
	expectPeople: () => void;
	notes: NoteReader;
	/** Null without a key; then every text of a report is core's own. */
	narrator: Narrator | null;
	settings: Settings;
	probes: Probes;
}

/** Passed to every verb as `{ ctx, input }`. */
export interface Context<A extends Actor = Actor> extends Services {
	actor: A;
}

export function contextOf<A extends Actor>(services: Services, actor: A): Context<A> {
	return { ...services, actor };
}
