/** The shape of what is on its way, so that nothing jumps when it comes. Screen readers are told in words instead. */

/** Cards in the grid that they will fill. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden className="mt-5 grid gap-5 md:grid-cols-2 xl:grid-cols-3 motion-safe:animate-pulse">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={at} className="card grid gap-3">
          <Bar className="h-6 w-3/5" />
          <Bar className="w-2/5" />
          <Bar className="mt-4" />
          <Bar />
          <Bar className="w-4/5" />
        </div>
      ))}
    </div>
  );
}

function Bar({ className = "" }: { className?: string }) {
  return <div className={`h-4 rounded bg-sunken ${className}`} />;
}
