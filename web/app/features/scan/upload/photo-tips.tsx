import { uploadCopy } from "./copy.ts";
import { TipIcon, type TipName } from "./tip-icon.tsx";

const NAMES = Object.keys(uploadCopy.tips) as TipName[];

export function PhotoTips() {
	return (
		<section aria-labelledby="tips-title" className="grid content-start gap-5">
			<h2 id="tips-title" className="text-h3">
				{uploadCopy.tipsTitle}
			</h2>
			<ul className="grid gap-4">
				{NAMES.map((name) => (
					<li key={name} className="flex items-center gap-4">
						<TipIcon name={name} />
						<div>
							<p className="font-semibold">{uploadCopy.tips[name].title}</p>
							<p className="text-small text-ink-2">{uploadCopy.tips[name].text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
