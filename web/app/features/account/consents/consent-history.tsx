import type { ConsentsAnswer } from "@dewlight/contracts/consents.ts";
import { Accordion } from "#ui/accordion.tsx";
import { dayOf } from "../day-of.ts";
import { consentsCopy as copy } from "./copy.ts";

export function ConsentHistory({ history }: { history: ConsentsAnswer["history"] }) {
	return (
		<Accordion
			name="consent-history"
			items={[{ title: copy.history, content: <Rows history={history} /> }]}
		/>
	);
}

function Rows({ history }: { history: ConsentsAnswer["history"] }) {
	if (history.length === 0) return <p>{copy.historyEmpty}</p>;
	return (
		<ol className="grid gap-3">
			{history.map(({ kind, provider, decision, version, at }) => (
				<li key={`${kind} ${at} ${decision}`} className="grid gap-x-4 wide:grid-cols-[11rem_minmax(0,1fr)]">
					<time dateTime={at}>{dayOf(at)}</time>
					<span className="text-ink">
						{copy.kinds[kind]}
						{provider !== null && ` ${copy.by(provider)}`}: {copy.decisions[decision]}
						<span className="text-small text-ink-2">, {copy.version(version)}</span>
					</span>
				</li>
			))}
		</ol>
	);
}
