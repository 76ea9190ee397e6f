import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface TabsProps<T extends string> {
	label: string;
	tabs: readonly { value: T; label: string; content: ReactNode }[];
	value?: T;
	onChange?: (value: T) => void;
}

export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
	const known = (next: string) => tabs.find((tab) => tab.value === next)?.value;
	return (
		<Radix.Root
			value={value}
			defaultValue={value === undefined ? tabs[0]?.value : undefined}
			onValueChange={(next) => {
				const found = known(next);
				if (found !== undefined) onChange?.(found);
			}}
		>
			<Radix.List aria-label={label} className="-mx-1 flex gap-1 overflow-x-auto border-b border-line px-1">
				{tabs.map((tab) => (
					<Radix.Trigger
						key={tab.value}
						value={tab.value}
						className="-mb-px min-h-12 shrink-0 border-b-2 border-transparent px-3 -outline-offset-3 font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink data-[state=active]:border-fig data-[state=active]:text-fig"
					>
						{tab.label}
					</Radix.Trigger>
				))}
			</Radix.List>
			{tabs.map((tab) => (
				<Radix.Content key={tab.value} value={tab.value} className="pt-5">
					{tab.content}
				</Radix.Content>
			))}
		</Radix.Root>
	);
}
