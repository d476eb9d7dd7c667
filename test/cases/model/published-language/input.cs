using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
using Modeler.Runtime;
using Theatres;
using Theatres.IntegrationEvents;
using Wards;
using Wards.IntegrationEvents;

namespace Cases;

internal static class PublishedLanguageCase
{
    private static readonly DateTimeOffset Noon = new(2030, 1, 1, 12, 0, 0, TimeSpan.Zero);

    public static async Task Run()
    {
        var stay = Stay.Admit(new(7), Priority.Urgent, [new("s1")], [new Finding(new FindingCode("f"))], Noon);
        var source = (IIntegrationEventSource)stay;
        var admitted = (PatientAdmitted)source.IntegrationEvents.Single();
        Console.WriteLine($"admitted {admitted.Stay == stay.Id} {admitted.Bed} {admitted.Findings.Count} {admitted.IsUrgent} {admitted.Note ?? "no note"}");
        Console.WriteLine($"domain events {string.Join(", ", stay.DomainEvents.Select(one => one.GetType().Name))}");

        Console.WriteLine($"moved to {stay.Publish(new(8), Noon)}");
        Console.WriteLine($"published {string.Join(", ", source.IntegrationEvents.Select(one => one.GetType().FullName))}");
        Console.WriteLine($"all at a time {source.IntegrationEvents.All(one => one.OccurredOn > DateTimeOffset.UnixEpoch)}");
        source.ClearIntegrationEvents();
        Console.WriteLine($"cleared {source.IntegrationEvents.Count}, domain events {stay.DomainEvents.Count}");
        Console.WriteLine($"public members {string.Join(", ", typeof(Stay).GetProperties().Select(property => property.Name).Order())}");

        var operation = Operation.Plan(stay.Id, stay.Bed);
        operation.Finish(Outcome.Well, Noon);
        IIntegrationEventHandler<OperationEnded> handler = new Closing(stay);
        foreach (var ended in ((IIntegrationEventSource)operation).IntegrationEvents.OfType<OperationEnded>())
        {
            await handler.HandleAsync(ended);
        }

        Console.WriteLine($"outcome {stay.Outcome}");
        Console.WriteLine(typeof(PatientMoved).GetCustomAttribute<ObsoleteAttribute>()?.Message);
        Console.WriteLine(new Translator().ToFinding(new Labs.IntegrationEvents.SampleMeasured(new("s2"), 1.5m)).Text);
    }

    private sealed class Closing(Stay stay) : IIntegrationEventHandler<OperationEnded>
    {
        public Task HandleAsync(OperationEnded integrationEvent, CancellationToken ct = default)
        {
            stay.Close(integrationEvent.Outcome);
            return Task.CompletedTask;
        }
    }

    private sealed class Translator : ILabsTranslator
    {
        public Finding ToFinding(Labs.Sample sample) => new(ToFindingCode(sample.Id));

        public FindingCode ToFindingCode(Labs.SampleCode sampleCode) => new(sampleCode.Value);

        public Finding ToFinding(Labs.IntegrationEvents.SampleMeasured sampleMeasured) =>
            new(ToFindingCode(sampleMeasured.Sample), $"{sampleMeasured.Sample} is {sampleMeasured.Value}");
    }
}
