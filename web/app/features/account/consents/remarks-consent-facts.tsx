import { remarksCopy } from "./remarks-copy.ts";

/** What a person agrees to before a model may look at their face. */
export function RemarksConsentFacts({ provider }: { provider: string }) {
	return (
		<dl className="grid gap-4">
			{remarksCopy.facts(provider).map(({ name, text }) => (
				<div key={name} className="grid gap-0.5">
					<dt className="font-semibold">{name}</dt>
					<dd className="text-ink-2 [overflow-wrap:anywhere]">{text}</dd>
				</div>
			))}
		</dl>
	);
}
