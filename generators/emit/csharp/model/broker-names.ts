/** The types that the runtime of a broker may mention beside those of every model. */
export const brokerTypes = {
  "Microsoft.Extensions.Diagnostics.HealthChecks": "HealthCheckContext HealthCheckResult IHealthCheck",
  "RabbitMQ.Client":
    "BasicProperties ConnectionFactory CreateChannelOptions ExchangeType IChannel IConnection IReadOnlyBasicProperties",
  "RabbitMQ.Client.Events": "AsyncEventingBasicConsumer BasicDeliverEventArgs",
};
