import { Check } from "lucide-react";
import { joinCopy } from "./copy.ts";

export function SelfieTips() {
	return (
		<ul className="grid gap-2">
			{joinCopy.selfie.tips.map((tip) => (
				<li key={tip} className="flex items-start gap-2.5">
					<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-sage" strokeWidth={3} />
					{tip}
				</li>
			))}
		</ul>
	);
}
