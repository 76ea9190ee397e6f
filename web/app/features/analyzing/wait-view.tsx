import { POLL_MS } from "@dewlight/contracts/constants.ts";
import { useEffect, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { FaceLight } from "#ui/face-light.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { analyzingCopy as copy } from "./copy.ts";

const LAST = copy.messages.length - 1;

/** A calm wait: with each message a little more light falls on the face. */
export function WaitView() {
	const at = useMessage();
	const share = (at + 1) / copy.messages.length;
	return (
		<div className="mx-auto grid min-h-[calc(100dvh-10rem)] w-full max-w-form content-center justify-items-center gap-7 px-5 py-10 text-center wide:py-14">
			<div className="relative grid size-72 place-items-center wide:size-80">
				<div
					aria-hidden="true"
					className="absolute -inset-10 animate-breathe rounded-full bg-[radial-gradient(closest-side,var(--color-glow)_55%,transparent)]"
				/>
				<div className="relative size-full overflow-hidden rounded-full bg-silk">
					<div
						className="transition-[filter] duration-[3s]"
						style={{ filter: `saturate(${0.5 + 0.5 * share}) brightness(${0.86 + 0.14 * share})` }}
					>
						<FaceLight className="mx-auto w-[86%] pt-6" />
					</div>
				</div>
			</div>
			<div className="grid gap-3">
				<PageHeading>{copy.title}</PageHeading>
				<output className="block min-h-8 font-display text-h3 text-fig">
					<span key={at} className="inline-block animate-fade">
						{copy.messages[at]}
					</span>
				</output>
			</div>
			<ol aria-hidden="true" className="flex gap-2">
				{copy.messages.map((message, index) => (
					<li
						key={message}
						className={classNames(
							"h-1.5 rounded-full transition-all duration-700",
							index === at ? "w-7 animate-breathe bg-fig" : "w-1.5",
							index < at && "bg-fig",
							index > at && "bg-field",
						)}
					/>
				))}
			</ol>
			<p className="max-w-narrow text-small text-ink-2">{copy.lead}</p>
		</div>
	);
}

/** Place of the message to show; moves on every 10 s and stays at the last. */
function useMessage(): number {
	const [at, setAt] = useState(0);
	useEffect(() => {
		if (at === LAST) return;
		const timer = setTimeout(() => setAt(at + 1), POLL_MS.analyzingMessage);
		return () => clearTimeout(timer);
	}, [at]);
	return at;
}
