import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useWords } from '../words/words.ts';

type DaysChartProps = Readonly<{
  label: string;
  /** Days are YYYY-MM-DD. */
  points: readonly Readonly<{ day: string; value: number }>[];
  valueText: (value: number) => string;
}>;

/** A bar for each day; arrow keys go from day to day. */
export default function DaysChart({ label, points, valueText }: DaysChartProps) {
  const { language } = useWords();
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const rough = new Intl.NumberFormat(language, { notation: 'compact' });
  return (
    <ResponsiveContainer width="100%" height={240}>
      <BarChart data={[...points]} title={label} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => short.format(new Date(day))}
          tick={{ fill: 'var(--text-quiet)', fontSize: 12 }}
          stroke="var(--line-strong)"
          tickLine={false}
          minTickGap={24}
        />
        <YAxis
          tickFormatter={(value: number) => rough.format(value)}
          tick={{ fill: 'var(--text-quiet)', fontSize: 12 }}
          axisLine={false}
          tickLine={false}
          allowDecimals={false}
          width={44}
        />
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const point = payload?.[0]?.payload as DaysChartProps['points'][number] | undefined;
            if (!active || !point) return null;
            return (
              <div className="chart-tip">
                <span>{long.format(new Date(point.day))}</span>
                <strong>{valueText(point.value)}</strong>
              </div>
            );
          }}
        />
        <Bar
          dataKey="value"
          fill="var(--accent-fill)"
          radius={[3, 3, 0, 0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
