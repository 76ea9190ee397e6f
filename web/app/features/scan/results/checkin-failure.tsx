import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { Incomplete, LoadFailed, NoSuchReport, OutsideHistory } from "./end-states.tsx";
import type { CheckinReading } from "./use-checkin.ts";

type Failure = Exclude<CheckinReading, { kind: "loading" | "ready" }>;

export function CheckinFailure({ failure }: { failure: Failure }) {
	switch (failure.kind) {
		case "not_found":
			return <NoSuchReport />;
		case "outside_history":
			return <OutsideHistory />;
		case "incomplete":
			return <Incomplete onRetry={failure.retry} />;
		case "failed":
			return <LoadFailed onRetry={failure.retry} />;
		default:
			return assertNever(failure.kind);
	}
}
