import type { BarState } from "./bar-state.ts";
import { GreetingRow } from "./greeting-row.tsx";
import { MemberLinks } from "./member-links.tsx";

/** NAV-02 to NAV-08: what only members see of the bar. */
export function MemberBar({ state }: { state: Extract<BarState, { kind: "member" }> }) {
	return (
		<>
			<MemberLinks />
			<GreetingRow name={state.name} plan={state.plan} paid={state.paid} />
		</>
	);
}
