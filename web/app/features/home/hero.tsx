import { FaceLight } from "#ui/face-light.tsx";
import { homeCopy } from "./copy.ts";
import { MainButton } from "./main-button.tsx";

export function Hero() {
	return (
		<section className="overflow-hidden">
			<div className="mx-auto grid max-w-page items-end gap-x-10 gap-y-2 px-5 wide:px-8 desk:grid-cols-[1.1fr_1fr]">
				<div className="grid justify-items-start gap-6 pt-12 wide:pt-20 desk:self-center desk:py-24">
					<h1 tabIndex={-1} className="text-display">
						{homeCopy.title}
					</h1>
					<p className="max-w-dialog text-lead text-ink-2">{homeCopy.lead}</p>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
						<MainButton />
						<a
							href="#how-it-works"
							className="flex min-h-12 items-center font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
						>
							{homeCopy.seeHow}
						</a>
					</div>
					<p className="max-w-form border-l-2 border-sage pl-4 text-small text-ink-2">
						{homeCopy.privacyLine}
					</p>
				</div>
				<FaceLight className="mx-auto -mb-px w-full max-w-[25rem] desk:max-w-[34rem]" />
			</div>
		</section>
	);
}
